import { type ChangeEvent, useState } from 'react';

/** What a field lacks; nothing when it may be sent. */
type Check = (value: string) => string | undefined;

/**
 * The few text fields of the doors, which are there before anything else is loaded; longer forms have
 * react-hook-form. An error is told once its field was left, then at every change.
 */
export function useFields<Name extends string>(initial: Readonly<Record<Name, string>>, checks: Record<Name, Check>) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({});
  const names = Object.keys(initial) as Name[];
  return {
    values,
    isValid: names.every((name) => !checks[name](values[name])),
    /** Puts a value there as if nobody had been in the field. */
    reset: (name: Name, value: string) => {
      setValues((now) => ({ ...now, [name]: value }));
      setLeft((now) => ({ ...now, [name]: false }));
    },
    field: (name: Name) => ({
      name,
      value: values[name],
      error: left[name] ? checks[name](values[name]) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues((now) => ({ ...now, [name]: target.value })),
      onBlur: () => setLeft((now) => ({ ...now, [name]: true })),
    }),
  };
}
