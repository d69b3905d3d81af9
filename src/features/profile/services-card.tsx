import { View } from '@tarojs/components'
import { callCustomerService } from '@/services/customer-service'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { messages } from './messages'
import { Tile } from './tile'

const FINANCE_PAGE = 'pages/financialCalculator/financialCalculator'

interface ServicesCardProps {
  coupons: number
  rights: number
}

/** What the brand does for its customers. */
export function ServicesCard({ coupons, rights }: ServicesCardProps) {
  return (
    <Card title={messages.services}>
      <View className="profile-tiles">
        <Tile
          icon={<ExtraIcon name="calendar" />}
          text={messages.testDrives}
          onPress={() => void open('pages/drive-record/drive-record')}
        />
        <Tile icon={<ExtraIcon name="calc" />} text={messages.finance} onPress={() => void open(FINANCE_PAGE)} />
        <Tile
          icon={<ExtraIcon name="location" />}
          text={messages.shops}
          onPress={() => void open('pages/shopList/shopList')}
        />
        <Tile
          icon={<ExtraIcon name="bookmark" />}
          text={messages.savedCars}
          onPress={() => void open('pages/ConfigView/ConfigView', { show: 'saved' })}
        />
        <Tile
          icon={<ExtraIcon name="coupon" />}
          text={messages.coupons}
          count={coupons}
          label={coupons > 0 ? messages.couponCount(coupons) : undefined}
          onPress={() => void open('pages/coupons/coupons')}
        />
        <Tile
          icon={<Icon name="shield" />}
          text={messages.rights}
          count={rights}
          label={rights > 0 ? messages.rightCount(rights) : undefined}
          onPress={() => void open('pages/rights/index')}
        />
        <Tile
          icon={<ExtraIcon name="share" />}
          text={messages.invite}
          onPress={() => void open('pages/invite/index')}
        />
        <Tile
          icon={<ExtraIcon name="users" />}
          text={messages.activities}
          onPress={() => void open('pages/activities/own')}
        />
        <Tile
          icon={<ExtraIcon name="feedback" />}
          text={messages.feedback}
          onPress={() => void open('pages/feedback/list')}
        />
        <Tile
          icon={<ExtraIcon name="heart" />}
          text={messages.favourites}
          onPress={() => void open('pages/favorite/list')}
        />
        <Tile icon={<Icon name="headset" />} text={messages.hotline} onPress={() => void callCustomerService()} />
        <Tile
          icon={<Icon name="settings" />}
          text={messages.settings}
          onPress={() => void open('pages/settings/index')}
        />
      </View>
    </Card>
  )
}
