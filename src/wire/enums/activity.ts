/** Sign-up window of an activity (specification section 3). */
export const SignUpStatus = { noSignUpTime: 0, notStarted: 1, signingUp: 2, ended: 3 } as const
export type SignUpStatus = (typeof SignUpStatus)[keyof typeof SignUpStatus]

/** Activity status (specification section 3). */
export const ActivityStatus = { notStarted: 1, ongoing: 2, ended: 3 } as const
export type ActivityStatus = (typeof ActivityStatus)[keyof typeof ActivityStatus]

/** Registration result (specification section 3). */
export const RegistrationResult = { registering: 0, success: 1, failed: 2 } as const
export type RegistrationResult = (typeof RegistrationResult)[keyof typeof RegistrationResult]
