/**
 * The closed list of refusals: every answer that is not a success carries one of these codes, its status and its
 * public sentence. What caused it is logged with the request id and never sent.
 */
export const PROBLEMS = {
  malformed: [400, 'The request could not be read.'],
  unauthenticated: [401, 'Authentication expired'],
  forbidden: [403, 'You do not have permission to do this.'],
  'not-your-tenant': [403, 'You do not belong to this organisation.'],
  'admin-only': [403, 'Access denied. Admin privileges required.'],
  'not-found': [404, 'Not found'],
  'agent-not-found': [404, 'The agent could not be found or you do not have permission to see it.'],
  'user-not-found': [404, 'User not found'],
  'no-audio': [404, 'This message has no audio.'],
  conflict: [409, 'This was changed by someone else. Reload and try again.'],
  'settings-changed': [409, 'Settings were changed by someone else. Reload and try again.'],
  'phone-taken': [409, 'Phone number is already assigned to another agent'],
  'menu-item-exists': [409, 'An item with this name already stands in this category.'],
  'member-exists': [409, 'User with this email already exists. Please use a different email.'],
  'last-owner': [409, 'An agent must keep at least one owner.'],
  'slot-taken': [409, 'This time is no longer free. Please choose another one.'],
  'slot-unknown': [422, 'No appointment can begin at this time.'],
  'service-unknown': [422, 'This service is not offered.'],
  'person-unknown': [422, 'This person does not do that.'],
  'waiting-full': [409, 'The waiting list is full. Take somebody off it first.'],
  'no-number': [409, 'There is no number that can be texted.'],
  'service-exists': [409, 'A service with this name already exists.'],
  'person-exists': [409, 'A person with this name already exists.'],
  'person-needed': [409, 'Nobody else does one of the services. Say who else does it first.'],
  'staff-full': [409, 'There are 100 of them already.'],
  'bookings-off': [409, 'Booking is switched off for this agent.'],
  'conversation-over': [409, 'This conversation is over.'],
  'under-way': [409, 'The same request is still under way. Please try again in a moment.'],
  'nobody-to-ring': [409, 'Set a transfer number first. Only phone calls can be taken over.'],
  'too-large': [413, 'The file is too large.'],
  'wrong-type': [415, 'This type of file is not accepted.'],
  'wrong-body': [415, 'A request of this content type is not read here.'],
  invalid: [422, 'Please check your information and try again.'],
  'key-used': [422, 'This Idempotency-Key was used for another request.'],
  'item-not-sold': [422, 'An item of this order is sold out or no longer on the menu.'],
  'too-many-requests': [429, 'Too many requests. Please try again later.'],
  failed: [500, 'Something went wrong on our side. Please try again.'],
  'disk-full': [507, 'The server has no room left. Please tell whoever runs it.'],
  unavailable: [503, 'The service is not ready. Please try again in a moment.'],
  'no-voice': [503, 'This server has no voice to play.'],

  // The built-in identity provider: codes as its client knows them.
  'auth/invalid-credential': [401, 'Invalid email or password. Please try again.'],
  'auth/invalid-id-token': [401, 'Authentication failed. No access token received.'],
  'auth/email-already-in-use': [409, 'An account with this email already exists. Please sign in instead.'],
  'auth/weak-password': [422, 'New password is too weak. Please choose a stronger password'],
  'auth/password-does-not-meet-requirements': [422, 'password does not meet requirements'],
  'auth/wrong-password': [401, 'Current password is incorrect'],
  'auth/second-factor-required': [401, 'Enter the code of your authenticator app.'],
  'auth/invalid-second-factor': [401, 'This code is not valid. Please try again.'],
  'auth/invalid-passkey': [401, 'This passkey was not accepted. Please try again.'],
  'auth/requires-recent-login': [401, 'Please sign out and sign in again before changing your password'],
  'auth/too-many-requests': [429, 'Too many login attempts. Please try again later.'],
  'auth/invalid-action-code': [400, 'The action link is invalid or has expired. Please try again.'],
  'auth/expired-action-code': [400, 'The action link is invalid or has expired. Please try again.'],
  'auth/invalid-email': [400, 'Invalid email address for this sign-in link.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ProblemCode = keyof typeof PROBLEMS;

/** The body of every answer that is not a success. `errors` names the fields that were refused. */
export interface ProblemBody {
  message: string;
  detail?: string;
  code: string;
  errors?: Record<string, string>;
  request_id: string;
}
