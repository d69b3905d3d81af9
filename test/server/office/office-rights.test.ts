import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { OfficePath } from '../../../server/modules/backoffice/office-paths'
import { OfficeRight } from '../../../server/secrets/office-keys'
import { readCommand } from '../../../server/start/office/commands'
import type { OfficeMessage } from '../../../server/start/office/send-call'
import { openShop, type Shop } from '../money/shop'
import { callOffice, stampNow } from './office'

const DOCUMENT = path.resolve(__dirname, '../../../docs/server.md')
const SECRET = 'a secret of the test, of 32 letters or more'.replaceAll(' ', '-')
const FORBIDDEN = 403
const BAD_CALL = 422
const RIGHTS = Object.values(OfficeRight)

/** What the document says that a key with one right may do. */
const told = (right: OfficeRight): string[] => {
  const row = readFileSync(DOCUMENT, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${right}\` |`))
  const [, ...commands] = [...(row ?? '').matchAll(/`([a-z-]+)`/g)].map(([, command = '']) => command)
  return commands.sort()
}

/** Every command, as the usage tells them. */
const commands = (): string[] => {
  try {
    readCommand([])
  } catch (error) {
    const usage = String(error)
    const named = [...usage.matchAll(/backoffice -- ([a-z-]+(?: \| [a-z-]+)*)/g)].map(([, names = '']) => names)
    const steps = /Steps: (.*)/.exec(usage)?.[1]?.split(', ') ?? []
    return [...new Set([...named.flatMap((names) => names.split(' | ')), ...steps])]
  }
  return []
}

/** What commands are told of an order, a code or a deposit that there is not; where nothing stands here, one number. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  'transfer-matched': ['1', '2', '3'],
  'pos-paid': ['1', '2', '3'],
  disbursed: ['1', '2', '3'],
  'refund-granted': ['1', '2', '3', 'reason=goodwill'],
  'loan-rejected': ['1', 'reason=income'],
  'name-corrected': ['1', 'subjectName=Lin'],
  'sale-line': ['1', '2'],
  'coupon-spent': ['1', '2'],
  'right-used': ['1', '2', '3', '4'],
  'comments-reported': [],
  'comment-hidden': ['1', 'reason=insult'],
  'feedback-answered': ['1', 'text=Thanks'],
  'posts-reported': [],
  'post-hidden': ['1', 'reason=insult'],
  'profile-reset': ['1', 'nickname'],
  'incident-settled': ['1', 'note=by-hand'],
  incidents: [],
  maintenance: ['1', 'reason=Tea', 'zh=茶'],
  'maintenance-over': [],
  bill: [],
  preview: [],
}

/** What a command sends; publishing begins with its pictures. */
const messageOf = (command: string): OfficeMessage =>
  command === 'publish'
    ? { path: OfficePath.picture, call: { digest: '0'.repeat(32) } }
    : readCommand([command, ...(ARGUMENTS[command] ?? ['1'])])

describe('the keys of the back office', () => {
  let shop: Shop

  beforeAll(async () => {
    shop = await openShop()
    const keys = RIGHTS.map((right) => `only-${right} ${right} ${SECRET}\n`).join('')
    appendFileSync(path.join(shop.server.dataDir, 'back-office-keys'), keys)
  })
  afterAll(() => shop.close())

  it.each(RIGHTS)('with the right %s may do what docs/server.md says, and nothing else', async (right) => {
    const allowed: string[] = []
    for (const command of commands()) {
      const { path: officePath, call } = messageOf(command)
      const sending = { stamp: stampNow(shop, `only-${right}`), secret: SECRET }
      const { status } = await callOffice(shop, officePath, call, sending)
      // A call is looked at before its key: one that is wrong would say nothing of rights.
      expect({ command, status }).not.toEqual({ command, status: BAD_CALL })
      if (status !== FORBIDDEN) allowed.push(command)
    }
    expect(allowed.sort()).toEqual(told(right))
  })
})
