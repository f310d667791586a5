import { TransferSettings } from '@attendant/contract/agents/transfers';
import { ianaZone } from '@attendant/contract/fields/zones';
import type { HandOff } from '@attendant/dialogue';
import { timeOf } from '../../../days.ts';

interface Agent {
  timezone: string;
  transfer_settings: unknown;
}

/** Whom a caller can be handed to at this moment, or what the owner wants done instead. */
export function handOffOf(
  agent: Agent,
  now = new Date(),
): { to: HandOff; number: string; keywords: readonly string[] } {
  const { rules, businessHours, keywords } = TransferSettings.parse(agent.transfer_settings);
  const number = rules.transferNumber;
  const time = timeOf(now, ianaZone(agent.timezone));
  const inHours = time >= businessHours.start && time < businessHours.end;
  if (number !== '' && (inHours || rules.outsideHours)) return { to: 'now', number, keywords };
  return { to: inHours ? 'message' : businessHours.afterHoursAction, number, keywords };
}

export const handOffRules = ({ transfer_settings }: Agent) => TransferSettings.parse(transfer_settings).rules;
