import { act, fireEvent, render, screen } from '@testing-library/react'
import { ExpertCard } from '@/widgets/expert-card'
import { KeyValues } from '@/ui/key-values'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { setScreenFrame } from '@/ui/page/screen-frame'
import { Picture } from '@/ui/picture'
import { PosterHead } from '@/ui/poster-head'
import { Price } from '@/ui/price'
import { ErrorView } from '@/ui/state-view'
import { Steps } from '@/ui/steps'
import { TabBar } from '@/ui/tab-bar'
import { mainTabs } from '@/widgets/main-tabs/tabs'

describe('TabBar', () => {
  it('has the three tabs in their order, tells the chosen one and what is new', () => {
    const onSelect = jest.fn()
    render(<TabBar {...mainTabs()} selected={1} onSelect={onSelect} badges={[0, 0, 3]} />)
    expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-label') ?? tab.textContent)).toEqual([
      'Explore',
      'Buy car',
      'Mine, 3 new',
    ])
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Buy car')
    fireEvent.click(screen.getByRole('tab', { name: 'Explore' }))
    expect(onSelect).toHaveBeenCalledWith(0)
  })
})

describe('KeyValues', () => {
  it('keeps two rows of one name apart', () => {
    const rows = (amounts: readonly string[]) => (
      <KeyValues rows={amounts.map((value) => ({ label: 'Coupon', value }))} />
    )
    const { rerender } = render(rows(['- ¥100', '- ¥200']))
    expect(screen.getAllByText('Coupon')).toHaveLength(2)
    rerender(rows(['- ¥200']))
    expect(screen.getAllByText('Coupon')).toHaveLength(1)
  })
})

describe('PosterHead', () => {
  it('names its poster, and reads the words on it beside, not inside', () => {
    render(
      <PosterHead picture="/static/img/dusk.webp" alt="Vela 7 at dusk">
        Drive a Vela
      </PosterHead>,
    )
    const poster = screen.getByRole('img', { name: 'Vela 7 at dusk' })
    expect(poster).toHaveStyle({ backgroundImage: 'url("/static/img/dusk.webp")' })
    expect(poster).not.toContainElement(screen.getByText('Drive a Vela'))
  })
})

describe('PageShell', () => {
  const steps = [
    { label: 'Deposit', state: 'done' },
    { label: 'Lock order', state: 'now' },
    { label: 'Contract', state: 'next' },
  ] as const

  afterEach(() => act(() => setScreenFrame({ textScale: 1 })))

  it('goes back from the bar', () => {
    const onBack = jest.fn()
    render(<PageShell nav={<NavBar title="Cashier" onBack={onBack} />} />)
    fireEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onBack).toHaveBeenCalledTimes(1)
  })

  it("gives the reader's text size and the status bar to everything inside", () => {
    const { container } = render(<PageShell />)
    act(() => setScreenFrame({ textScale: 1.3, statusBarPx: 44 }))
    const shell = container.firstElementChild
    expect(shell).toHaveStyle({ '--text-scale': '1.3', '--status-bar': '44px' })
  })

  it('replaces the names of the steps by one in large type', () => {
    render(<Steps steps={steps} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(steps.length)
    act(() => setScreenFrame({ textScale: 1.3 }))
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument()
    expect(screen.queryByText('Contract')).not.toBeInTheDocument()
  })
})

describe('ErrorView', () => {
  it('reloads from anywhere in its area, once a tap', () => {
    const onReload = jest.fn()
    render(<ErrorView text="The connection timed out, click the screen to try again." onReload={onReload} />)
    fireEvent.click(screen.getByText(/timed out/))
    expect(onReload).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Click to reload' }))
    expect(onReload).toHaveBeenCalledTimes(2)
  })
})

describe('Price', () => {
  it.each([
    [29_170_000, 'amount', '¥291,700.00'],
    [-100_000, 'amount', '− ¥1,000.00'],
    [600_000, 'surcharge', '+ ¥6,000.00'],
    [0, 'surcharge', 'Included'],
    [100_000, 'deduction', '− ¥1,000.00'],
  ] as const)('writes %i fen as %s: %s', (amountFen, meaning, text) => {
    const { container } = render(<Price amountFen={amountFen} meaning={meaning} />)
    expect(container).toHaveTextContent(text)
  })
})

describe('Picture', () => {
  it('keeps its box and says so when the picture is missing, and tries again with another address', () => {
    const { rerender } = render(<Picture src="a.webp" alt="Vela 7, side" ratio={2} />)
    fireEvent.error(screen.getByRole('img', { name: 'Vela 7, side' }))
    expect(screen.getByRole('img', { name: 'Picture not available' })).toBeInTheDocument()
    rerender(<Picture src="b.webp" alt="Vela 7, side" ratio={2} />)
    expect(screen.getByRole('img', { name: 'Vela 7, side' })).toHaveAttribute('src', 'b.webp')
  })

  it('loads early what is in sight from the start', () => {
    render(<Picture src="a.webp" alt="Vela 7" isEager />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  })
})

describe('ExpertCard', () => {
  it('offers no call where no number is known', () => {
    render(<ExpertCard name="Chen Mo" roleName="Sales expert" text="Vela Space" />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
