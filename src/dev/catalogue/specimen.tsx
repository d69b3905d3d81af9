import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './specimen.scss'

interface SpecimenProps {
  name: string
  children: ReactNode
  /** On the dark stage. */
  isDark?: boolean
}

/** One part of the kit in one or more states, with its name above. */
export function Specimen({ name, children, isDark }: SpecimenProps) {
  return (
    <View className={isDark ? 'specimen specimen--dark' : 'specimen'}>
      <View className="specimen__name">{name}</View>
      {children}
    </View>
  )
}
