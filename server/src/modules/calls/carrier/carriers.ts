/** Both speak the same requests and answers, and sign in their own ways. */
export type CarrierName = 'twilio' | 'telnyx';
const CARRIERS: readonly CarrierName[] = ['twilio', 'telnyx'];

/** Only these can ring somebody else. */
export const isPhone = (carrier: string): boolean => CARRIERS.some((name) => name === carrier);

export interface CarrierRequest {
  carrier: CarrierName;
  agentId: string;
  callSid: string;
  form: Record<string, string>;
  query: URLSearchParams;
}
