/** Whether one can sign up for an activity (numbers are ours). */
export const SignUpStatus = { noSignUpTime: 0, notStarted: 1, signingUp: 2, ended: 3 } as const
export type SignUpStatus = (typeof SignUpStatus)[keyof typeof SignUpStatus]

/** Whether an activity is on (numbers are ours). */
export const ActivityStatus = { notStarted: 1, ongoing: 2, ended: 3 } as const
export type ActivityStatus = (typeof ActivityStatus)[keyof typeof ActivityStatus]

/** What came of signing up. */
export const RegistrationResult = { registering: 0, success: 1, failed: 2 } as const
export type RegistrationResult = (typeof RegistrationResult)[keyof typeof RegistrationResult]
