/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun with the click; the address is no longer needed after it.
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
