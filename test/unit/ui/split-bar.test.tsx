import { render, screen } from '@testing-library/react'
import { SplitBar } from '@/ui/split-bar'

test('a bar has a part for each amount but zero, and a legend for all of them in their colours', () => {
  const { container } = render(
    <SplitBar
      parts={[
        { label: 'Loan', amountFen: 100, tone: 'blue' },
        { label: 'Interest', amountFen: 0, tone: 'pale' },
      ]}
    />,
  )
  expect(container.querySelectorAll('.split-bar > .sail-line > .sail-line__part')).toHaveLength(1)
  expect(screen.getByText('Interest')).toBeInTheDocument()
  const legend = [...container.querySelectorAll('.split-bar__key .sail-line__part')]
  expect(legend.map(({ className }) => className.split('--')[1])).toEqual(['blue', 'pale'])
})
