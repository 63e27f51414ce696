/** The same schemas for machines: JSON Schema, as OpenAPI wants it. */
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonSchemas = { readonly [name: string]: object };

/** Checks that no JSON Schema can express are left out; each schema refers to the others by name. */
export const jsonSchemas = (
  schemas: { readonly [name: string]: GenericSchema },
  place: (name: string) => string,
): JsonSchemas =>
  toJsonSchemaDefs(schemas, {
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => place(referenceId),
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'object' } : jsonSchema,
  });
