import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/**
 * Ties controls to a form, with what is wrong there: `<TextField label="Name" {...field('name')} />`. Fields that are
 * judged again with this one (`deps`, a list) are so once somebody has been in them: before, nothing is wrong there.
 */
export const fieldOf =
  <Fields extends FieldValues>({ register, formState }: Pick<UseFormReturn<Fields>, 'register' | 'formState'>) =>
  <Name extends FieldPath<Fields>>(name: Name, options: RegisterOptions<Fields, Name> = {}) => {
    const { errors, touchedFields, isSubmitted } = formState;
    const error: FieldError | undefined = get(errors, name);
    const others: readonly FieldPath<Fields>[] = Array.isArray(options.deps) ? options.deps : [];
    const deps = others.filter((other) => isSubmitted || get(touchedFields, other) === true);
    return { ...register(name, { ...options, deps }), error: error?.message };
  };
