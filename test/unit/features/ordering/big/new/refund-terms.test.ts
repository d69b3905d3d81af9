import { OrderType } from '@/wire/enums/order'
import { readLanguageFrom } from '@/language/current'
import type { Language } from '@/language/language'
import { REFUND_PROMISE } from '@/domain/order/refund-promise'
import { messages } from '@/features/ordering/big/messages'

afterEach(() => readLanguageFrom(() => 'en'))

// The mini-program's main package has no room for the table: the page of the big order says its entry again.
it.each<Language>(['en', 'zh'])(
  'the big order promises what the other pages promise of its deposit, in %s',
  (language) => {
    readLanguageFrom(() => language)
    expect(messages.refundTerms).toBe(REFUND_PROMISE[OrderType.big])
  },
)
