// Stands in for the list of Taro's components (see parts.ts). Taro's build takes out of it what no page uses, and all that
// is no component.
export {
  Button,
  Canvas,
  Image,
  Input,
  Map,
  PageContainer,
  Picker,
  ScrollView,
  Slider,
  Textarea,
  Video,
  WebView,
} from '../../node_modules/@tarojs/components/lib/react/components.js'
export { Text, View } from './view-and-text.js'
