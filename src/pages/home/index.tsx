import { ShopSheet } from '@/features/drive-entry/shop-sheet'
import { useShopSheet } from '@/features/drive-entry/use-shop-sheet'
import { HomePage } from '@/features/home/home-page'

export default function HomeTabPage() {
  const { purpose, isOpen, open, close } = useShopSheet()
  return (
    <HomePage
      shopSheet={<ShopSheet purpose={purpose} isOpen={isOpen} onClose={close} />}
      onTestDrive={() => open('testDrive')}
      onFindShop={() => open('visit')}
    />
  )
}
