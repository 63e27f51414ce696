/** The lobby's API, described for machines: made from the routes and their schemas. */
import type { Schema } from '@questhall/schema';
import { jsonSchemas } from '@questhall/schema/json-schema';
import type { Route } from './routes.ts';
import { COMPONENTS, ROUTES } from './routes.ts';

type Routes = { readonly [route: string]: Route };

const PLACE = '#/components/schemas/';

/** Of the parameters in the path. */
const PARAMETERS: { readonly [name: string]: string } = {
  table: 'The code of the table',
  seat: 'Which seat, from 0',
  day: 'Days since 1970, in universal time',
  game: 'Which game, see /api/games',
  kind: 'What is made: the end of the address of a bench, such as champions',
  id: 'The id of a creation in the library',
  person: 'The end of the address of a profile',
  match: 'The code of the table, a dot, and the number of the match there: ABC234.1',
};

const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  description: PARAMETERS[name],
  schema: { type: 'string' },
});

const content = (schema: object) => ({ 'application/json': { schema } });

export function openApi(
  version: string,
  routes: Routes = ROUTES,
  components: { readonly [name: string]: Schema } = COMPONENTS,
) {
  /** Schemas without a name of their own are described where they are used. */
  const unnamed = new Map<string, Schema>();
  for (const [route, { body, gives }] of Object.entries(routes)) {
    if (body) unnamed.set(`body of ${route}`, body);
    if (gives.schema) unnamed.set(`answer of ${route}`, gives.schema);
  }
  const named = new Set(Object.values(components));
  const wanted = [...unnamed].filter(([, schema]) => !named.has(schema));
  const all = jsonSchemas({ ...components, ...Object.fromEntries(wanted) }, (name) => `${PLACE}${name}`);
  const describe = (schema: Schema, name: string): object => {
    const known = Object.entries(components).find(([, component]) => component === schema)?.[0];
    return known === undefined ? (all[name] ?? {}) : { $ref: `${PLACE}${known}` };
  };

  const operation = (name: string, { summary, body, status = 200, gives, refuses = {} }: Route) => ({
    summary,
    ...(name.includes('{') && {
      parameters: [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => inPath(parameter)),
    }),
    ...(body && {
      requestBody: { required: true, content: content(describe(body, `body of ${name}`)) },
    }),
    responses: {
      [status]: {
        description: gives.about,
        ...(gives.schema && { content: content(describe(gives.schema, `answer of ${name}`)) }),
      },
      ...Object.fromEntries(
        Object.entries(refuses).map(([refused, description]) => [
          refused,
          { description, content: content({ $ref: `${PLACE}Refusal` }) },
        ]),
      ),
    },
  });

  const paths: Record<string, Record<string, object>> = {};
  for (const [name, route] of Object.entries(routes)) {
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Questhall',
      version,
      description: 'The lobby. Matches are played over the WebSocket /play, see packages/protocol.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.keys(components).map((name) => [name, all[name]])),
    },
  };
}
