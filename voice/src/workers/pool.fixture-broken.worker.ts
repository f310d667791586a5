import { serve } from './serve.ts';

await serve((): Promise<() => never> => Promise.reject(new Error('no model here')));
