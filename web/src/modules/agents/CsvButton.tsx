import type { Spreadsheet } from '@attendant/contract/agents/spreadsheets';
import { Download } from 'lucide-react';
import { client } from '../../api/client.ts';
import { useChange } from '../../api/use-change.ts';
import { IconButton } from '../../kit/frame/Button.tsx';
import { saveFile } from '../../kit/part/save-file.ts';

interface CsvButtonProps {
  agentId: string;
  list: Spreadsheet;
  /** What is on the screen: days in the agent's zone, both included. */
  range: { start: string; end: string };
}

/** Saves a list of some days as a file for a spreadsheet. */
export const useCsv = ({ agentId: id, list, range: { start, end } }: CsvButtonProps) =>
  useChange(() => client.spreadsheets.download({ id, list, start_date: start, end_date: end }), {
    done: ({ body }) => saveFile(body, `${list}-${start === end ? start : `${start}-to-${end}`}.csv`),
    failed: 'Failed to download CSV',
  });

export function CsvButton(props: CsvButtonProps) {
  const { mutate, isPending } = useCsv(props);
  return (
    <IconButton bordered label="Download CSV" aria-busy={isPending || undefined} onClick={() => mutate()}>
      <Download size={18} />
    </IconButton>
  );
}
