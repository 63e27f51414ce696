/** A table's host whose rules may throw: the fault stays at this table. */
import type { HostMessage, HostRule, TableRequest } from '@questhall/protocol';
import { hostReason } from '@questhall/protocol';
import type { Client, TableHost } from '@questhall/protocol/host';

export interface Containment {
  /** The table cannot go on. `during`: what was being carried out. */
  broken(error: unknown, during?: TableRequest): void;
  /** Something went wrong that changed nothing. */
  fault(error: unknown): void;
}

/** Requests that change nothing, so that nothing is broken when they fail. */
const ONLY_ASKING: ReadonlySet<TableRequest['type']> = new Set(['whyNot', 'hint', 'ping']);

export function contained(host: TableHost, { broken, fault }: Containment): TableHost {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch (error) {
      broken(error);
      return otherwise;
    }
  };
  return {
    ...host,
    join: (client, known) => attempt(() => host.join(client, known), false),
    part: (client) => attempt(() => host.part(client), undefined),
    receive(client, request) {
      try {
        host.receive(client, request);
      } catch (error) {
        if (ONLY_ASKING.has(request.type)) {
          fault(error);
          refuse(client, request, 'QH-FAULT');
        } else broken(error, request);
      }
    },
    tick: () => attempt(host.tick, undefined),
    snapshot: () => attempt(host.snapshot, undefined),
    planThrow: (...given) => attempt(() => host.planThrow(...given), undefined),
    undoWork: (request) => attempt(() => host.undoWork(request), 0),
    finished: () => attempt(host.finished, undefined),
    ending: () => attempt(host.ending, undefined),
    carryOn: () => attempt(host.carryOn, undefined),
    others: (elsewhere) => attempt(() => host.others(elsewhere), undefined),
  };
}

export function refuse(client: Client, { id }: TableRequest, rule: HostRule): void {
  const reason = hostReason(rule);
  const refused: HostMessage = { type: 'refused', id, reason };
  client.send(JSON.stringify(refused));
}
