import { SalesServiceType } from '@/wire/enums/vehicle'
import type { ShopDetail } from '@/wire/schemas/shop'
import { callPhone } from '@/platform/opener'
import { openRoute } from '@/services/navigation/open'
import { testDrivePage } from '@/services/navigation/test-drive'
import { Button } from '@/ui/button'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from '../messages'

/** What can be done about a shop at once. */
export function ShopBar({ shop: { id, storeName, phone, salesServiceTypes } }: { shop: ShopDetail }) {
  const drives = salesServiceTypes.includes(SalesServiceType.testDrive)
  return (
    <StickyBar>
      <Button kind={drives ? 'line' : 'ink'} label={messages.callShop(storeName)} onPress={() => callPhone(phone)}>
        {messages.call}
      </Button>
      {drives && <Button onPress={() => openRoute(testDrivePage({ shop: id }))}>{messages.bookDrive}</Button>}
    </StickyBar>
  )
}
