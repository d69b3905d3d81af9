/** Why an account is given up, as the wire has it: the text is fixed, in English for everybody. */
export const DELETION_REASON = 'I no longer need this account'
