import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkedBy } from './checked-by.ts';

it('names the bound of a field that has no sentence of its own', async () => {
  const check = checkedBy(z.object({ special_request: z.string().check(z.maxLength(3)) }));
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await check({ special_request: 'ring twice' }, undefined, options);
  expect(errors).toMatchObject({ special_request: { message: 'Special request must have at most 3 characters.' } });
});
