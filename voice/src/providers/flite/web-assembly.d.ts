/** The part of the WebAssembly interface that Flite needs; TypeScript has it only together with all of the browser. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Memory {
    constructor(size: { initial: number });
    readonly buffer: ArrayBuffer;
  }
  class Instance {
    constructor(module: Module, imports: Readonly<Record<string, object>>);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
