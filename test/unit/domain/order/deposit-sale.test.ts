import fc from 'fast-check'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { depositSaleState, nextChangeAt, type DepositSaleState, type SaleAllocation } from '@/domain/order/deposit-sale'
import { MINUTE_MS } from '@/domain/time/duration'
import { formatShanghai, parseShanghai } from '@/domain/time/shanghai-time'

/** Four instants of a sale, in ms. */
interface Sale {
  small: { isOn: boolean; startMs: number; endMs: number }
  big: { isOn: boolean; startMs: number; endMs: number }
}

const ORIGIN_MS = parseShanghai('2026-11-20 10:00:00')
const minute = (count: number): number => ORIGIN_MS + count * MINUTE_MS

const allocation = (type: MarketAllocationType, { isOn, startMs, endMs }: Sale['small']): SaleAllocation => ({
  marketAllocationType: type,
  marketSwitchFlag: isOn,
  marketStartTime: formatShanghai(startMs),
  marketEndTime: formatShanghai(endMs),
})

const allocationsOf = ({ small, big }: Sale): SaleAllocation[] => [
  allocation(MarketAllocationType.small, small),
  allocation(MarketAllocationType.big, big),
]

/** The button in a few letters, so that a failing case reads at a glance. */
function shown(state: DepositSaleState): string {
  const name = state.kind === 'none' ? '' : state.type === MarketAllocationType.small ? 'small' : 'big'
  switch (state.kind) {
    case 'none':
      return 'none'
    case 'notStarted':
      return `${name} from ${state.opensAtMs}`
    case 'open':
      return `${name} open`
    default:
      return state satisfies never
  }
}

/**
 * The rules told another way: a time line is painted from the weakest layer to the strongest, and the last paint over
 * an instant is what shows.
 */
function painted({ small, big }: Sale, nowMs: number): string {
  const layers: [fromMs: number, untilMs: number, paint: string][] = []
  const ownWindow = (name: string, { startMs, endMs }: Sale['small']): void => {
    layers.push([startMs, endMs, `${name} open`], [-Infinity, startMs, `${name} from ${startMs}`])
  }
  if (big.isOn) ownWindow('big', big)
  if (small.isOn && !big.isOn) ownWindow('small', small)
  if (small.isOn && big.isOn) {
    layers.push([small.startMs, small.endMs, 'small open'])
    layers.push([big.startMs, big.endMs, 'big open'])
    layers.push([-Infinity, small.startMs, `small from ${small.startMs}`])
  }
  return layers.filter(([fromMs, untilMs]) => fromMs <= nowMs && nowMs < untilMs).pop()?.[2] ?? 'none'
}

const switches = [true, false]
const marks = [1, 2, 3, 4]

/** Every order of the four instants with every tie (also windows that end before they start), by every switch setting. */
const everySale: Sale[] = switches.flatMap((isSmallOn) =>
  switches.flatMap((isBigOn) =>
    marks.flatMap((a) =>
      marks.flatMap((b) =>
        marks.flatMap((c) =>
          marks.map((d) => ({
            small: { isOn: isSmallOn, startMs: minute(a), endMs: minute(b) },
            big: { isOn: isBigOn, startMs: minute(c), endMs: minute(d) },
          })),
        ),
      ),
    ),
  ),
)

/** Just before, at and just after every instant, and between them. */
const everyNow = [0, ...marks, 5].flatMap((mark) => [
  minute(mark) - 1,
  minute(mark),
  minute(mark) + 1,
  minute(mark + 0.5),
])

const stateAt = (sale: Sale, nowMs: number): string => shown(depositSaleState(allocationsOf(sale), nowMs))

describe('the deposit button', () => {
  it('follows the rules for every order of its four instants, every switch and every moment', () => {
    const wrong = everySale.flatMap((sale) => {
      const allocations = allocationsOf(sale)
      return everyNow
        .map((nowMs) => ({
          sale,
          nowMs,
          state: shown(depositSaleState(allocations, nowMs)),
          expected: painted(sale, nowMs),
        }))
        .filter(({ state, expected }) => state !== expected)
    })
    expect(everySale).toHaveLength(1_024)
    expect(wrong).toEqual([])
  })

  it('follows the rules at random instants as well', () => {
    const instant = fc.integer({ min: 0, max: 100_000 }).map((seconds) => ORIGIN_MS + seconds * 1_000)
    const window = fc.record({ isOn: fc.boolean(), startMs: instant, endMs: instant })
    fc.assert(
      fc.property(fc.record({ small: window, big: window }), instant, (sale, nowMs) => {
        expect(stateAt(sale, nowMs)).toBe(painted(sale, nowMs))
      }),
    )
  })

  const sale: Sale = {
    small: { isOn: true, startMs: minute(1), endMs: minute(3) },
    big: { isOn: true, startMs: minute(5), endMs: minute(7) },
  }

  it.each([
    ['shows a disabled small deposit before the small window', 0, `small from ${minute(1)}`],
    ['offers the small deposit from the first moment of its window', 1, 'small open'],
    ['stops offering the small deposit at the last moment of its window', 3, `big from ${minute(5)}`],
    ['offers the big deposit once its window opens', 5, 'big open'],
    ['disappears when the big window has ended', 7, 'none'],
  ])('%s', (_, mark, expected) => {
    expect(stateAt(sale, minute(mark))).toBe(expected)
  })

  it('prefers the big deposit while both windows are open', () => {
    const overlapping = { ...sale, big: { isOn: true, startMs: minute(2), endMs: minute(4) } }
    expect(stateAt(overlapping, minute(2))).toBe('big open')
  })

  it('returns to the small deposit when the big window ends inside the small one', () => {
    const nested: Sale = {
      small: { isOn: true, startMs: minute(1), endMs: minute(9) },
      big: { isOn: true, startMs: minute(2), endMs: minute(4) },
    }
    expect(stateAt(nested, minute(4))).toBe('small open')
  })

  it('keeps waiting for the small start although the big window is open', () => {
    const early = { ...sale, big: { isOn: true, startMs: minute(0), endMs: minute(4) } }
    expect(stateAt(early, minute(0.5))).toBe(`small from ${minute(1)}`)
  })

  it('is absent without allocations', () => {
    expect(depositSaleState([], ORIGIN_MS)).toEqual({ kind: 'none' })
    expect(nextChangeAt([], ORIGIN_MS)).toBeNull()
  })

  it('names the allocation that it sells', () => {
    const [small] = allocationsOf(sale)
    expect(depositSaleState(allocationsOf(sale), minute(2))).toMatchObject({ allocation: small })
  })

  it('takes the first switched-on allocation of a type', () => {
    const off = allocation(MarketAllocationType.small, { ...sale.small, isOn: false })
    const on = allocation(MarketAllocationType.small, sale.small)
    const later = allocation(MarketAllocationType.small, { ...sale.small, startMs: minute(2) })
    expect(shown(depositSaleState([off, on, later], minute(0)))).toBe(`small from ${minute(1)}`)
  })

  it('raises an error for an invalid time, but not on an allocation that is off', () => {
    const broken = { ...allocation(MarketAllocationType.small, sale.small), marketStartTime: 'soon' }
    expect(() => depositSaleState([broken], ORIGIN_MS)).toThrow(RangeError)
    expect(depositSaleState([{ ...broken, marketSwitchFlag: false }], ORIGIN_MS)).toEqual({ kind: 'none' })
  })
})

describe('the next change of the deposit button', () => {
  it('is the first instant at which the button looks different, in every order of the four instants', () => {
    const wrong = everySale.flatMap((sale) => {
      const allocations = allocationsOf(sale)
      const changes = marks.map(minute).filter((atMs) => painted(sale, atMs) !== painted(sale, atMs - 1))
      return everyNow
        .map((nowMs) => ({
          sale,
          nowMs,
          next: nextChangeAt(allocations, nowMs),
          expected: changes.find((atMs) => atMs > nowMs) ?? null,
        }))
        .filter(({ next, expected }) => next !== expected)
    })
    expect(wrong).toEqual([])
  })

  it('is when an open button closes, in every order of the four instants', () => {
    const wrong = everySale.flatMap((sale) => {
      const allocations = allocationsOf(sale)
      return everyNow.flatMap((nowMs) => {
        const state = depositSaleState(allocations, nowMs)
        const next = nextChangeAt(allocations, nowMs)
        return state.kind === 'open' && state.closesAtMs !== next ? [{ sale, nowMs, state, next }] : []
      })
    })
    expect(wrong).toEqual([])
  })
})
