import { fireEvent, render, screen } from '@testing-library/react'
import { PagedRows, type PagedRowsProps } from '@/ui/paged-rows'

const setUp = (state: Partial<PagedRowsProps['list']>) => {
  const list: PagedRowsProps['list'] = {
    phase: 'ready',
    items: ['a', 'b'],
    isEnd: false,
    failure: undefined,
    loadMore: jest.fn(),
    retry: jest.fn(),
    ...state,
  }
  render(
    <PagedRows list={list} empty="Nothing here" end="That was all">
      The rows
    </PagedRows>,
  )
  return list
}

const button = (name: string) => screen.getByRole('button', { name })

describe('the rows of an endless list', () => {
  it('are waited for with their boxes', () => {
    const { loadMore } = setUp({ phase: 'loading', items: [] })
    expect(loadMore).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('The rows')).not.toBeInTheDocument()
    expect(screen.queryByText('Nothing here')).not.toBeInTheDocument()
  })

  it('are asked for and waited for when all that had come was removed and more is to come', () => {
    const { loadMore } = setUp({ items: [] })
    expect(loadMore).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Nothing here')).not.toBeInTheDocument()
  })

  it('say so when there are none', () => {
    setUp({ items: [], isEnd: true })
    expect(screen.getByText('Nothing here')).toBeInTheDocument()
  })

  it('give way to the failure while there are none, and are asked for again', () => {
    const { retry } = setUp({ items: [], failure: 'No way through.' })
    expect(screen.getByRole('alert')).toHaveTextContent('No way through.')
    fireEvent.click(button('Click to reload'))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it('stay when more of them failed, with a way to ask again', () => {
    const { retry, loadMore } = setUp({ failure: 'No way through.' })
    expect(screen.getByText('The rows')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('No way through.')
    fireEvent.click(button('Try again'))
    expect(retry).toHaveBeenCalledTimes(1)
    expect(loadMore).not.toHaveBeenCalled()
  })

  it('stay when the whole list could not be read again, also at its end', () => {
    setUp({ isEnd: true, failure: 'No way through.' })
    expect(screen.getByText('The rows')).toBeInTheDocument()
    expect(button('Try again')).toBeInTheDocument()
    expect(screen.queryByText('That was all')).not.toBeInTheDocument()
  })

  it('are followed by a button for more, which is busy while they come', () => {
    const { loadMore } = setUp({})
    fireEvent.click(button('Load more'))
    expect(loadMore).toHaveBeenCalledTimes(1)
    setUp({ phase: 'loadingMore' })
    expect(screen.getAllByRole('button', { name: 'Load more' })[1]).toHaveAttribute('aria-busy', 'true')
  })

  it('end with a word', () => {
    setUp({ isEnd: true })
    expect(screen.getByText('That was all')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
