import type { Capability } from '@attendant/contract/permissions';
import type { SettingsFields } from './settings-form.ts';

/** The parts of the settings, each at an address of its own. */

export const SECTION_TITLES = {
  behavior: 'Agent Behavior',
  features: 'Features',
  hours: 'Business Hours & Availability',
  transfer: 'Call Transfer',
  staff: 'People and Services',
  reminders: 'Reminders',
  users: 'User Management',
  notices: 'Notifications',
  emergency: 'Emergencies',
  retention: 'Retention',
  changes: 'Change Log',
  export: 'Export',
  danger: 'Danger Zone',
} as const;
export type SectionId = keyof typeof SECTION_TITLES;

/** Those of one form. */
export const FORM_SECTIONS = ['behavior', 'features', 'hours', 'transfer'] as const;
export type FormSection = (typeof FORM_SECTIONS)[number];

/** Those that are stored by themselves, and saved by the same bar; and what whoever changes them must be allowed. */
export const PART_SECTIONS = {
  reminders: 'bookings.change',
  notices: 'agent.change',
  emergency: 'agent.change',
  retention: 'conversations.delete',
} as const satisfies Partial<Record<SectionId, Capability>>;
export type PartSection = keyof typeof PART_SECTIONS;

export const isSection = (text: string): text is SectionId => text in SECTION_TITLES;
export const isPartSection = (id: SectionId): id is PartSection => id in PART_SECTIONS;
export const isFormSection = (id: SectionId): id is FormSection => FORM_SECTIONS.some((one) => one === id);

const FIELDS: Readonly<Record<Exclude<FormSection, 'behavior'>, readonly (keyof SettingsFields)[]>> = {
  features: [
    'booking_enabled',
    'ordering_enabled',
    'default_slot_duration',
    'max_slot_appointments',
    'buffer_time',
    'invitees',
  ],
  hours: ['closed', 'closed_message', 'business_week', 'special_days'],
  transfer: ['transfer_settings'],
};

/** Where a field of the form stands. */
export const sectionOf = (field: string): FormSection =>
  FORM_SECTIONS.find((id) => id !== 'behavior' && FIELDS[id].some((one) => one === field)) ?? 'behavior';
