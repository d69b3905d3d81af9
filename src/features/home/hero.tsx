import { View } from '@tarojs/components'
import type { Banner } from '@/wire/schemas/content'
import { useSwipe } from '@/hooks/use-swipe'
import { Button } from '@/ui/button'
import { Picture } from '@/ui/picture'
import { contentLink } from '@/services/navigation/content-link'
import { openRoute } from '@/services/navigation/open'
import { openTestDrive } from '@/services/navigation/test-drive'
import { HeroDots } from './hero-dots'
import './hero.scss'
import { messages } from './messages'
import { useSlideshow } from './use-slideshow'

interface HeroProps {
  /** Undefined while they load: the room is kept. */
  banners: readonly Banner[] | undefined
}

/**
 * The slides on top of "Explore"; they cross-fade, and a swipe or a rest of five seconds leads to the next: not
 * under a mouse or while the keyboard is there, or a button would lead elsewhere in the moment that it is pressed.
 */
export function Hero({ banners = [] }: HeroProps) {
  const { shown, step, hold, release } = useSlideshow(banners.length)
  const swipe = useSwipe({ onTouch: hold, onSwipe: step, onLeave: release })
  // A finger that goes is a pointer that leaves, and presses no key: a tap does not hold the show, as a mouse or a focus would.
  const pointing = { onPointerEnter: hold, onPointerLeave: release, onKeyUp: hold, onFocusout: release }
  const slide = banners[shown]
  const link = slide && contentLink(slide)

  return (
    <View className="hero" aria-label={messages.highlights} {...swipe} {...pointing}>
      {banners.map(({ id, picture }, index) => (
        <View key={id} className={index === shown ? 'hero__picture hero__picture--on' : 'hero__picture'}>
          {/* The others wait until they are near, so that the first one has the network for itself. */}
          {(index <= shown + 1 || index === banners.length - 1) && (
            <Picture src={picture} alt="" isEager={index === 0} />
          )}
        </View>
      ))}
      {slide && (
        <>
          <View key={slide.id} className="hero__words">
            <View className="hero__title" role="heading" aria-level="1">
              {slide.title}
            </View>
            <View className="hero__text">{slide.subtitle}</View>
          </View>
          <View className="hero__foot">
            <View className="hero__actions">
              {link && (
                <Button
                  kind="white"
                  isMedium
                  label={messages.discoverSlide(slide.title)}
                  onPress={() => openRoute(link)}
                >
                  {messages.discover}
                </Button>
              )}
              <Button kind="ghost" isMedium onPress={openTestDrive}>
                {messages.testDrive}
              </Button>
            </View>
            <HeroDots
              count={banners.length}
              shown={shown}
              label={messages.slide(shown + 1, banners.length, slide.title)}
            />
          </View>
        </>
      )}
    </View>
  )
}
