import type { Danger } from '@attendant/contract/constants';
import { Badge } from '../../../kit/frame/Badge.tsx';

const DANGER_NAMES: Readonly<Record<Danger, string>> = {
  emergency: 'Emergency',
  animal: 'Animal emergency',
  'self-harm': 'Self-harm',
  threat: 'Threat',
};

/** What needs a person before anything else. */
export const DangerMark = ({ danger, className }: { danger: Danger | null; className?: string | undefined }) =>
  danger && (
    <Badge tone="danger" className={className}>
      {DANGER_NAMES[danger]}
    </Badge>
  );
