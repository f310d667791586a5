import { statfs } from 'node:fs/promises';

/** What orders and calls need when everything else is full. */
const KEPT_SHARE = 0.1;
const KEPT_BYTES = 1024 ** 3;

/** Whether a disk has room for what can be refused: a tenth of it, or a gigabyte, stays free. */
export const isRoomy = (disk: { bavail: number; blocks: number; bsize: number }): boolean =>
  disk.bavail >= disk.blocks * KEPT_SHARE || disk.bavail * disk.bsize >= KEPT_BYTES;

export const hasRoom = async (folder: string): Promise<boolean> => isRoomy(await statfs(folder));
