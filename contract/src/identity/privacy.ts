import * as z from 'zod/mini';
import { CallerPhone } from '../callers.ts';
import { endpoint, Id } from '../endpoint.ts';
import { EmailAddress } from '../identity.ts';

/** To take along, and to erase, what is kept of an agent, of its callers, and of whoever is signed in. */

/** A ZIP of JSON files, with what docs/exports.md says in them. The server sends a stream, the client gets a file. */
const Archive = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.custom<Blob, ReadableStream>((body) => body instanceof ReadableStream || body instanceof Blob),
});
const archive = { outputStructure: 'detailed' } as const;
const Proof = { id_token: z.string().check(z.minLength(1), z.maxLength(200)) };

export const privacy = {
  /** All that is kept of a caller: what *Forget* would erase. */
  exportCaller: endpoint('callers.export')
    .route({ method: 'GET', path: '/agent/{id}/callers/{phone}/export', ...archive })
    .input(z.extend(Id, { phone: CallerPhone }))
    .output(Archive),
  exportAgent: endpoint('agent.export')
    .route({ method: 'GET', path: '/agent/{id}/export', ...archive })
    .input(Id)
    .output(Archive),
  /** Erases a deleted agent now, rather than when its thirty days are over. `name`: typed, so that nobody does it by mistake. */
  eraseAgent: endpoint('agent.delete', 'deleted-agent')
    .route({ method: 'POST', path: '/agent/{id}/erase', successStatus: 202 })
    .input(z.extend(Id, { name: z.string().check(z.trim(), z.maxLength(100)) }))
    .output(z.void()),
  /** Of an organisation by its owner: its agents that are their own. */
  exportTenant: endpoint('sign-in')
    .route({ method: 'GET', path: '/tenants/{id}/export', ...archive })
    .input(Id)
    .output(Archive),
  /** All its agents and its name, now. `name`: typed, so that nobody does it by mistake. */
  eraseTenant: endpoint('sign-in')
    .route({ method: 'POST', path: '/tenants/{id}/erase', successStatus: 202 })
    .input(z.extend(Id, { ...Proof, name: z.string().check(z.trim(), z.maxLength(200)) }))
    .output(z.void()),
  exportAccount: endpoint('sign-in')
    .route({ method: 'GET', path: '/auth/me/export', ...archive })
    .output(Archive),
  /** With a fresh proof of who asks, and their address typed. Refused while an agent would be left without an owner. */
  eraseAccount: endpoint('sign-in')
    .route({ method: 'POST', path: '/auth/me/erase', successStatus: 204 })
    .input(z.object({ ...Proof, email: EmailAddress }))
    .output(z.void()),
};
