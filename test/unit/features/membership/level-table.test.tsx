import { render, screen } from '@testing-library/react'
import { LevelTable } from '@/features/membership/level/level-table'
import { MemberLevel, Privilege } from '@/wire/enums/member'
import type { LevelRow } from '@/wire/schemas/member'

const LEVELS: readonly LevelRow[] = [
  { level: MemberLevel.deck, name: 'Deck', growthFrom: 0, chargingKwh: 0, privileges: [] },
  { level: MemberLevel.mate, name: 'Mate', growthFrom: 1000, chargingKwh: 50, privileges: [Privilege.earlyEvents] },
]

const markedTexts = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('.level-table__cell--own')].map(({ textContent }) => textContent)

describe('the table of the levels', () => {
  it('marks the column of the level that its reader has, and says which one it is', () => {
    const { container } = render(<LevelTable levels={LEVELS} own={MemberLevel.mate} />)
    expect(markedTexts(container).slice(0, 3)).toEqual(['Mate', '1,000', '50\u00a0kWh'])
    expect(markedTexts(container)).toHaveLength(screen.getAllByRole('row').length)
    expect(screen.getByRole('columnheader', { current: true })).toHaveTextContent('Mate')
  })

  it('marks none for a visitor', () => {
    const { container } = render(<LevelTable levels={LEVELS} own={undefined} />)
    expect(markedTexts(container)).toEqual([])
  })
})
