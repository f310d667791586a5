import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client, session } from '../../../api/client.ts';
import { useChange } from '../../../api/use-change.ts';
import { useOneMutation } from '../../../api/use-one-mutation.ts';
import { saveFile } from '../../../kit/part/save-file.ts';

/** How somebody signs in, and where they are signed in. */

const KEY = ['security'] as const;

export const useSessions = () =>
  useQuery({ queryKey: [...KEY, 'sessions'], queryFn: ({ signal }) => client.sessions.list(undefined, { signal }) });
export const usePasskeys = () =>
  useQuery({ queryKey: [...KEY, 'passkeys'], queryFn: ({ signal }) => client.passkeys.list(undefined, { signal }) });
export const useAuthenticator = () =>
  useQuery({ queryKey: [...KEY, 'app'], queryFn: ({ signal }) => client.authenticator.state(undefined, { signal }) });

const useSecurityChange = <Input, Result>(act: (input: Input) => Promise<Result>) => useChange(act, { touches: KEY });

export const useEndSession = () => useSecurityChange((id: string) => client.sessions.end({ id }));
export const useEndOthers = () => useSecurityChange(() => client.sessions.endOthers());
export const useRemovePasskey = () => useSecurityChange((id: string) => client.passkeys.remove({ id }));
export const useConfirmApp = () => useSecurityChange((code: string) => client.authenticator.confirm({ code }));
export const useRemoveApp = () => useSecurityChange((id_token: string) => client.authenticator.remove({ id_token }));
export const useBeginApp = () =>
  useOneMutation({ mutationFn: (id_token: string) => client.authenticator.begin({ id_token }) });

/** All that is kept of whoever is signed in. */
export const useExportAccount = () =>
  useChange(() => client.privacy.exportAccount(), {
    done: ({ body }) => saveFile(body, 'account.zip'),
    failed: 'Failed to export your account',
  });

/** All that is kept of the agents of an organisation. */
export const useExportTenant = (id: string) =>
  useChange(() => client.privacy.exportTenant({ id }), {
    done: ({ body }) => saveFile(body, 'organisation.zip'),
    failed: 'Failed to export the organisation',
  });

export function useEraseTenant(id: string) {
  const cache = useQueryClient();
  return useOneMutation({
    mutationFn: (given: { id_token: string; name: string }) => client.privacy.eraseTenant({ id, ...given }),
    onSuccess: () => cache.invalidateQueries(),
  });
}

/** Nobody is signed in afterwards, here or anywhere. */
export const useEraseAccount = () =>
  useOneMutation({
    mutationFn: (given: { id_token: string; email: string }) => client.privacy.eraseAccount(given),
    onSuccess: () => session.signOut(),
  });

/** The browser asks for a finger, a face or a code; its code for that comes only now. */
export const useAddPasskey = () =>
  useSecurityChange(async ({ id_token, name }: { id_token: string; name: string }) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const made = await startRegistration({ optionsJSON: await client.passkeys.begin({ id_token }) });
    const { id, rawId, response } = made;
    const { clientDataJSON, attestationObject, transports = [] } = response;
    const credential = {
      id,
      rawId,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject, transports: transports.filter(isKnown) },
    };
    return client.passkeys.add({ credential, name });
  });

const KNOWN = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const isKnown = (transport: string): transport is (typeof KNOWN)[number] => KNOWN.some((one) => one === transport);
