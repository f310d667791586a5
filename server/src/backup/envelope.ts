import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';

/** A backup as it lies on disk: a tar, compressed, and with a passphrase encrypted as the program `age` does it. */

const AGE = 'age-encryption.org/v1';
/** Of scrypt, as a power of two: half a second and 128 MB for each guess at the passphrase. */
const WORK = 17;

/** Compressed, and with a passphrase encrypted as the program `age` does. The stream fails when the tar does. */
export async function sealed(tar: Readable, passphrase: string | undefined): Promise<Readable> {
  const zip = tar.pipe(createGzip({ level: 4 }));
  tar.once('error', (error) => zip.destroy(error));
  if (passphrase === undefined) return zip;
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK);
  encrypter.setPassphrase(passphrase);
  return Readable.from(await encrypter.encrypt(asWeb(zip)));
}

/**
 * The tar of a backup whose first bytes are `head`. Throws a sentence for the operator where it cannot be decrypted.
 */
export async function unsealed(file: Readable, head: Uint8Array, passphrase: string | undefined): Promise<Readable> {
  const isEncrypted = Buffer.from(head).toString('latin1').startsWith(AGE);
  const zip = isEncrypted ? await decrypted(file, passphrase) : file;
  const tar = zip.pipe(createGunzip());
  zip.once('error', (error) => tar.destroy(error));
  return tar;
}

async function decrypted(file: Readable, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined) throw new Error('This backup is encrypted: set BACKUP_PASSPHRASE.');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return Readable.from(await decrypter.decrypt(asWeb(file)));
  } catch (cause) {
    throw new Error('The passphrase is not that of this backup, or the backup is damaged.', { cause });
  }
}

/** Node's own conversion holds no bytes back that the library would take. */
const asWeb = (stream: Readable): ReadableStream<Uint8Array> =>
  ReadableStream.from(stream) as unknown as ReadableStream<Uint8Array>;
