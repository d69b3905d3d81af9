import { render, screen } from '@testing-library/react'
import { Picture } from '@/ui/picture'

const BROUGHT = 'https://static.vela.example/static/content/0123456789abcdef/750.webp'

test('a picture that writers brought leaves its width to the browser', () => {
  render(<Picture src={BROUGHT} alt="Frost" />)
  expect(screen.getByRole('img', { name: 'Frost' })).toHaveAttribute(
    'srcset',
    [375, 750, 1_125].map((width) => `${BROUGHT.replace('750', String(width))} ${width}w`).join(', '),
  )
})

test('any other is there in one width', () => {
  render(<Picture src="/static/img/space.webp" alt="A shop" />)
  expect(screen.getByRole('img', { name: 'A shop' })).not.toHaveAttribute('srcset')
})
