import { ShopSheet } from '@/features/drive-entry/shop-sheet'
import { useShopSheet } from '@/features/drive-entry/use-shop-sheet'
import { ProfilePage } from '@/features/profile/profile-page'

export default function ProfileTabPage() {
  const { purpose, isOpen, open, close } = useShopSheet()
  return (
    <ProfilePage
      shopSheet={<ShopSheet purpose={purpose} isOpen={isOpen} onClose={close} />}
      onTestDrive={() => open('testDrive')}
      onFindShop={() => open('visit')}
    />
  )
}
