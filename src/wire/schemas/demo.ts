import { Type, type Static } from 'typebox'
import { Sandbox } from '../enums/platform'
import { nullable, phoneNumber, text, valueOf } from './parts'

/** What of a server is played, and who can get in without a code (extension). Both are empty where all is real. */
export const Demo = Type.Object({
  played: Type.Array(valueOf(Sandbox), { description: 'The services outside that are played' }),
  people: Type.Array(
    Type.Object({
      code: text('Names the person in a login code: sandbox-<code>-<anything once>'),
      name: nullable(text(), 'for somebody who has no account yet'),
      phoneNumber: phoneNumber('Names the person in a phone code: sandbox-<number>-<anything once>'),
    }),
    { description: 'The people of the demo, while the login of WeChat is played' },
  ),
})
export type Demo = Static<typeof Demo>

/** Somebody whom everybody may be in the demo. */
export type DemoPerson = Demo['people'][number]
