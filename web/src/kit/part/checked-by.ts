import { inPlainWords } from '@attendant/contract/fields/plain-words';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import * as z from 'zod/mini';

// What a schema has no sentence for is told as the server would tell it, and not as 'Invalid input'.
z.config({ customError: inPlainWords });

/** How a form is checked: `useForm({ resolver: checkedBy(OrderForm) })`. */
export const checkedBy = standardSchemaResolver;
