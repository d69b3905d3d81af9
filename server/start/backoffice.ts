// `npm run backoffice -- …`: reports what factory, bank, dealer and marketing cause to the running server.
import { readReach } from '../env/environment'
import { officeKeysFile, readOfficeKeys, type OfficeKey } from '../secrets/office-keys'
import { StartupError } from '../system/startup-error'
import { readCommand } from './office/commands'
import { publishFolder } from './office/publish-folder'
import { replyText } from './office/reply-text'
import { sendCall, type OfficeMessage } from './office/send-call'

/** The key that is named, or the file's first one. */
const chooseKey = (file: string, name: string | undefined): OfficeKey => {
  const key = readOfficeKeys(file).find((one) => name === undefined || one.name === name)
  if (key === undefined) throw new StartupError(`${file} has no key${name === undefined ? '' : ` named ${name}`}.`)
  return key
}

const run = async (): Promise<string> => {
  const reach = readReach(process.env)
  const [command, folder, ...rest] = process.argv.slice(2)
  const isPublishing = command === 'publish' && folder !== undefined && rest.length === 0
  const message = isPublishing ? null : readCommand(process.argv.slice(2))
  const file = officeKeysFile(reach)
  if (file === null) throw new StartupError('BACK_OFFICE_KEYS is not set, here and on the server.')
  const key = chooseKey(file, process.env.BACK_OFFICE_KEY)
  const send = (each: OfficeMessage) => sendCall(reach.publicUrl, key, each)
  return message === null
    ? publishFolder(async (each) => (await send(each)).data, folder ?? '')
    : replyText(await send(message))
}

run().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
