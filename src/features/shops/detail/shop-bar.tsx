import type { ShopDetail } from '@/wire/schemas/shop'
import { callPhone } from '@/platform/opener'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from '../messages'

/** What can be done about a shop at once. */
export function ShopBar({ shop: { storeName, phone } }: { shop: ShopDetail }) {
  return (
    <StickyBar>
      <Button label={messages.callShop(storeName)} onPress={() => callPhone(phone)}>
        {messages.call}
      </Button>
    </StickyBar>
  )
}
