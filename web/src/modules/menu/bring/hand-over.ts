/** A file that was picked elsewhere and is to be looked at on the page of reviews. */
let waiting: File | null = null;

export const handOver = (file: File): void => {
  waiting = file;
};

export function takeOver(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}

/** Whether the head of a file has the columns that an import needs; else they are mapped by hand. */
export async function hasOurColumns(file: File): Promise<boolean> {
  const [head = ''] = (await file.slice(0, 4096).text()).split(/\r?\n/, 1);
  const columns = head
    .toLowerCase()
    .split(/[,;\t]/)
    .map((name) => name.replace(/^\uFEFF|"/g, '').trim());
  return ['name', 'category', 'price'].every((column) => columns.includes(column));
}
