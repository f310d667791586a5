/**
 * What the Flite program needs from its system: its arguments, and one output file that lies in memory.
 * Only the 13 calls of WASI preview 1 that the program imports; source: the preview 1 witx of the WebAssembly/WASI
 * repository. node:wasi would do as well but can write to real files only.
 */

const OK = 0;
const BAD_DESCRIPTOR = 8;
const NOT_SEEKABLE = 70;

const STDERR = 2;
const ROOT_FOLDER = 3;
const OUTPUT_FILE = 4;

const FILE_TYPE = new Map([
  [0, 2],
  [1, 2],
  [STDERR, 2],
  [ROOT_FOLDER, 3],
  [OUTPUT_FILE, 4],
]);

export class ProgramExit extends Error {}

export class MemoryHost {
  /** Set this to the instance's memory before it starts. */
  memory = new WebAssembly.Memory({ initial: 0 });
  output: Uint8Array[] = [];
  complaints: Uint8Array[] = [];
  #args: Uint8Array[] = [];

  begin(args: readonly string[]): void {
    this.#args = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
    this.output = [];
    this.complaints = [];
  }

  readonly imports = {
    args_sizes_get: (countAt: number, bytesAt: number) => {
      this.#view.setUint32(countAt, this.#args.length, true);
      const bytes = this.#args.reduce((sum, arg) => sum + arg.length, 0);
      this.#view.setUint32(bytesAt, bytes, true);
      return OK;
    },
    args_get: (pointersAt: number, bytesAt: number) => {
      let at = bytesAt;
      for (const [i, arg] of this.#args.entries()) {
        this.#view.setUint32(pointersAt + i * 4, at, true);
        this.#bytes.set(arg, at);
        at += arg.length;
      }
      return OK;
    },
    clock_time_get: (_clock: number, _precision: bigint, timeAt: number) => {
      this.#view.setBigUint64(timeAt, 0n, true);
      return OK;
    },
    fd_prestat_get: (fd: number, at: number) => {
      if (fd !== ROOT_FOLDER) return BAD_DESCRIPTOR;
      this.#view.setUint32(at, 0, true);
      this.#view.setUint32(at + 4, 1, true);
      return OK;
    },
    fd_prestat_dir_name: (_fd: number, nameAt: number) => {
      this.#bytes.set([0x2f], nameAt);
      return OK;
    },
    fd_fdstat_get: (fd: number, at: number) => {
      const type = FILE_TYPE.get(fd);
      if (type === undefined) return BAD_DESCRIPTOR;
      this.#bytes.fill(0, at, at + 8).fill(0xff, at + 8, at + 24);
      this.#view.setUint8(at, type);
      return OK;
    },
    path_open: (...args: unknown[]) => {
      this.#view.setUint32(Number(args[8]), OUTPUT_FILE, true);
      return OK;
    },
    fd_write: (fd: number, piecesAt: number, count: number, writtenAt: number) => {
      let written = 0;
      for (let at = piecesAt; at < piecesAt + count * 8; at += 8) {
        const start = this.#view.getUint32(at, true);
        const length = this.#view.getUint32(at + 4, true);
        (fd === OUTPUT_FILE ? this.output : this.complaints).push(this.#bytes.slice(start, start + length));
        written += length;
      }
      this.#view.setUint32(writtenAt, written, true);
      return OK;
    },
    fd_read: (_fd: number, _piecesAt: number, _count: number, readAt: number) => {
      this.#view.setUint32(readAt, 0, true);
      return OK;
    },
    fd_seek: () => NOT_SEEKABLE,
    fd_close: () => OK,
    fd_fdstat_set_flags: () => OK,
    proc_exit: (code: number) => {
      throw new ProgramExit(`Flite ended with code ${code}.`);
    },
  };

  get #view(): DataView {
    return new DataView(this.memory.buffer);
  }

  get #bytes(): Uint8Array {
    return new Uint8Array(this.memory.buffer);
  }
}
