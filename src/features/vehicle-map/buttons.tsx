import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { InBar } from '@/ui/button/in-bar'

/** What can be done about what is chosen, side by side. */
export function Buttons({ children }: { children: ReactNode }) {
  return (
    <View className="map-card__buttons">
      <InBar.Provider value>{children}</InBar.Provider>
    </View>
  )
}
