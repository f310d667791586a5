declare module 'virtual:contract-routes' {
  import type { Contract } from '@attendant/contract';

  /** The contract without its schemas: methods, paths and who may call (made by vite.config.ts). */
  const routes: Contract;
  export default routes;
}
