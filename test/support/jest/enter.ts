import { act } from '@testing-library/react'
import { expireAs, logInAs } from './log-in-as'

/** Somebody logs in, whose token is their id, and what is drawn follows. */
export const enter = (id: string): Promise<void> => act(async () => logInAs(id))

/** The server ends the login of somebody, and what is drawn follows. */
export const expire = (id: string): Promise<void> => act(async () => expireAs(id))
