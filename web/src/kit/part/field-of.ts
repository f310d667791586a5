import {
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** Ties controls to a form, with what is wrong there: `<TextField label="Name" {...field('name')} />` */
export const fieldOf =
  <Fields extends FieldValues>({ register, formState }: Pick<UseFormReturn<Fields>, 'register' | 'formState'>) =>
  <Name extends FieldPath<Fields>>(name: Name, options?: RegisterOptions<Fields, Name>) => {
    const error: FieldError | undefined = get(formState.errors, name);
    return { ...register(name, options), error: error?.message };
  };
