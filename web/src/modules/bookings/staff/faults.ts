interface Checked {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/** The first fault of each field, by its name. */
export const faultsOf = ({ error }: Checked): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const).toReversed(),
  );
