import { CalendarSync, Download, Ellipsis, Search } from 'lucide-react';
import { IconButton } from '../../kit/frame/Button.tsx';
import type { DayRange } from '../../kit/part/day-range.ts';
import { Menu } from '../../kit/window/Menu.tsx';
import { CsvButton, useCsv } from '../agents/CsvButton.tsx';

interface CalendarToolsProps {
  agentId: string;
  /** The days that are shown. */
  range: DayRange;
  /** On a phone they are behind one button. */
  isFolded: boolean;
  onFind: () => void;
  /** Null for somebody who may only look. */
  onFeed: (() => void) | null;
}

/** What is done with the calendar now and then. */
export const CalendarTools = ({ isFolded, ...tools }: CalendarToolsProps) =>
  isFolded ? (
    <Folded {...tools} />
  ) : (
    <>
      <IconButton bordered label="Find" onClick={tools.onFind}>
        <Search size={18} />
      </IconButton>
      <CsvButton agentId={tools.agentId} list="bookings" range={tools.range} />
      {tools.onFeed && (
        <IconButton bordered label="Calendar feed" onClick={tools.onFeed}>
          <CalendarSync size={18} />
        </IconButton>
      )}
    </>
  );

function Folded({ agentId, range, onFind, onFeed }: Omit<CalendarToolsProps, 'isFolded'>) {
  const csv = useCsv({ agentId, list: 'bookings', range });
  return (
    <Menu
      label="More"
      trigger={(props) => (
        <IconButton bordered label="More" {...props}>
          <Ellipsis size={18} />
        </IconButton>
      )}
      actions={[
        { text: 'Find', icon: <Search size={16} />, onAction: onFind },
        { text: 'Download CSV', icon: <Download size={16} />, onAction: () => csv.mutate() },
        ...(onFeed ? [{ text: 'Calendar feed', icon: <CalendarSync size={16} />, onAction: onFeed }] : []),
      ]}
    />
  );
}
