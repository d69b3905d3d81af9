import { SlideStyle } from '@/wire/enums/content'
import { cleanHtml } from '../../../rich-text/clean-html'
import { picturePath } from '../picture-path'

/** What an article is beside its card. */
export interface Body {
  en: string
  zh: string
  slideStyle: SlideStyle
  modelId: 'vela-7' | 'vela-9' | null
}

const figure = (name: string, width: number, height: number, alt: string, caption: string): string =>
  `<img src="${picturePath(name)}" width="${width}" height="${height}" alt="${alt}"><figcaption>${caption}</figcaption>`

const body = (
  en: readonly string[],
  zh: readonly string[],
  { slideStyle = SlideStyle.style1, modelId = null }: Partial<Body> = {},
): Body => ({ en: cleanHtml(en.join('')), zh: cleanHtml(zh.join('')), slideStyle, modelId })

const none = body([], [])

const BODIES: Readonly<Record<string, Body>> = {
  'quiet-cabin': body(
    [
      '<p>We began with a question from an early test driver: why does a silent car still feel loud? The answer was not the motor. It was everything that asked to be looked at.</p>',
      '<p>So the dashboard lost nine seams, the vents went behind one slot, and a single line of light now does the talking. It breathes while the car charges, leans to the side that you are about to turn to, and is dark when there is nothing to say.</p>',
      figure(
        'scene-sea',
        750,
        563,
        'Dawn over the sea',
        'The dawn that set the tone for the Dune interior. Zhoushan, 05:48.',
      ),
      '<blockquote>“Silence is a material. You can shape it.”</blockquote>',
      '<h2>Where the quiet comes from</h2>',
      '<ul><li><strong>Glass</strong>: four layers in the doors, five in front.</li><li><strong>Seams</strong>: nine fewer, and none in a line with your ears.</li><li><strong>Wool</strong>: under the carpet, where foam would have been.</li></ul>',
      '<p>What is left is the road, a little, and the people you brought.</p>',
    ],
    [
      '<p>一切始于一位早期试驾者的提问：一辆安静的车，为什么仍让人觉得吵？答案不是电机，而是所有要求您去看它的东西。</p>',
      '<p>于是中控台少了九道接缝，出风口退到一条缝隙之后，只留一条光带开口说话。充电时它缓缓呼吸，转向时它偏向您要去的一侧，无话可说时便熄灭。</p>',
      figure('scene-sea', 750, 563, '海上的黎明', '为沙丘内饰定下基调的黎明。舟山，05:48。'),
      '<blockquote>“安静是一种材料，可以塑形。”</blockquote>',
      '<h2>安静从何而来</h2>',
      '<ul><li><strong>玻璃</strong>：车门四层，前挡五层。</li><li><strong>接缝</strong>：少了九道，没有一道与耳朵齐平。</li><li><strong>羊毛</strong>：铺在地毯下，那里原本是泡沫。</li></ul>',
      '<p>余下的，只有一点路噪，和您身边的人。</p>',
    ],
    { modelId: 'vela-7' },
  ),
  'dawn-copper': body(
    [
      '<p>A colour is a promise about light. Dawn Copper makes three of them: it is copper at seven in the morning, rust at noon, and almost brown under street lamps.</p>',
      '<p>The trick is a layer of flakes, each a tenth of a hair thick, that lie flat where the body is flat and tilt where it curves. Stand still and the car is one colour. Walk around it and it is a sunrise.</p>',
      '<h2>How it was chosen</h2>',
      '<p>Forty-one samples, eleven cities, one rule: nobody was allowed to judge indoors. The one that won was the one that people photographed without being asked.</p>',
    ],
    [
      '<p>颜色，是对光的承诺。晨曦铜许下了三个：早上七点是铜，正午是锈，路灯之下近乎棕。</p>',
      '<p>秘密在于一层薄片，厚度只有发丝的十分之一：车身平处它平卧，弯处它侧倾。站着看，它是一种颜色；绕着走，它是一场日出。</p>',
      '<h2>它如何入选</h2>',
      '<p>四十一块色板，十一座城市，一条规矩：不许在室内评判。最后胜出的，是那块不用提醒就有人举起手机的。</p>',
    ],
    { slideStyle: SlideStyle.fullScreen, modelId: 'vela-7' },
  ),
  'drag-0199': body(
    [
      '<p>Air is patient. It will tell you every mistake, if you ask it for long enough. We asked for eleven weeks.</p>',
      '<p>Most ideas were worth a thousandth. Two were worth the rest: a tail that lets go of the air at one sharp edge, and wheels that close their spokes above 80 km/h.</p>',
      '<ol><li>The tail: minus 0.012.</li><li>The wheels: minus 0.009.</li><li>Handles, mirrors, and a floor without a single open seam: minus 0.006 together.</li></ol>',
      '<p>At 120 km/h that is 31 km more from the same battery. Nobody will ever see why.</p>',
    ],
    [
      '<p>风很有耐心。问得够久，它会告诉您每一处错误。我们问了十一周。</p>',
      '<p>多数想法只值千分之一。真正值钱的有两个：一条让气流干脆离开的车尾棱线，以及在 80 km/h 以上自动闭合的轮毂。</p>',
      '<ol><li>车尾：减 0.012。</li><li>轮毂：减 0.009。</li><li>门把手、后视镜和没有一道缝隙的底盘：合计减 0.006。</li></ol>',
      '<p>以 120 km/h 行驶，同一块电池多跑 31 公里。而没有人会看出原因。</p>',
    ],
    { modelId: 'vela-7' },
  ),
  'six-seats': body(
    [
      '<p>The third row is where cars keep their apologies. We put an adult of 1.84 metres there, drove four hundred kilometres, and asked for a verdict every hour.</p>',
      '<blockquote>Hour one: “There is room for my feet.” Hour four: “Hm?” He had been asleep.</blockquote>',
      '<p>What helps is dull to tell: a floor that is 40 millimetres lower, a seat that is as long as the others, and a vent of its own.</p>',
    ],
    [
      '<p>第三排，往往是汽车安放歉意的地方。我们请一位身高 1.84 米的成年人坐在那里，开了四百公里，每小时问一次感受。</p>',
      '<blockquote>第一小时：“脚放得下。”第四小时：“嗯？”他刚睡着。</blockquote>',
      '<p>起作用的事说来平淡：地板低了 40 毫米，座垫与前排一样长，还有一个属于自己的出风口。</p>',
    ],
    { modelId: 'vela-9' },
  ),
  'winter-range': body(
    [
      '<p>Minus fourteen degrees, four people, heating at 21: of 802 kilometres, 561 were left. That is the honest number, and you should plan with it.</p>',
      '<h2>Three habits that give some of it back</h2>',
      '<ol><li>Leave while it is still plugged in: a warm battery is worth 40 km.</li><li>Heat the seats before the air: 15 km.</li><li>Follow a lorry at a decent distance: you will not believe it, 25 km.</li></ol>',
      '<p>The rest is physics, and a good coat.</p>',
    ],
    [
      '<p>零下十四度，四个人，暖风 21 度：802 公里，还剩 561 公里。这是实话，请按它规划。</p>',
      '<h2>三个能找回里程的习惯</h2>',
      '<ol><li>插着枪预热再出发：电池温热，值 40 公里。</li><li>先开座椅加热，再开暖风：15 公里。</li><li>与前方货车保持得体的距离跟行：说来难信，25 公里。</li></ol>',
      '<p>其余的，是物理，和一件好外套。</p>',
    ],
  ),
  'choosing-a-wheel': body(
    [
      '<p>Aero goes furthest. Arc 10 is the easiest to clean. Turbine looks fast while parked. Each of them is right for somebody.</p>',
      '<ul><li><strong>Aero, 19 in</strong>: the figure in the brochure.</li><li><strong>Arc 10, 20 in</strong>: minus 22 km.</li><li><strong>Turbine, 21 in</strong>: minus 47 km, and mind the kerb.</li></ul>',
      '<p>Try all three on your own car in the <a href="/pages/customization-car/index?modelId=vela-9">configurator</a>.</p>',
    ],
    [
      '<p>Aero 跑得最远，Arc 10 最好打理，Turbine 停着也显得快。每一款都有适合它的人。</p>',
      '<ul><li><strong>Aero，19 英寸</strong>：即标称续航。</li><li><strong>Arc 10，20 英寸</strong>：少 22 公里。</li><li><strong>Turbine，21 英寸</strong>：少 47 公里，留心路沿。</li></ul>',
      '<p>不妨在<a href="/pages/customization-car/index?modelId=vela-9">选配页</a>里，把三款都装到您的车上看看。</p>',
    ],
    { modelId: 'vela-9' },
  ),
  'deposit-to-delivery': body(
    [
      '<p>A small deposit holds a place for a model and goes back whenever you ask, until you lock the order. A big deposit orders the very car that you configured.</p>',
      '<ol><li><strong>Deposit</strong>: the price of that day is yours.</li><li><strong>Lock</strong>: the factory is told; from here on nothing changes.</li><li><strong>Contract</strong>: it names the week of delivery, and what happens if we miss it.</li><li><strong>Balance</strong>: at once, in parts, or with a bank.</li><li><strong>Delivery</strong>: at a centre near you, with as much time as you like.</li></ol>',
      '<p>At each step one person is named on your order. Call them; that is what the number is for.</p>',
    ],
    [
      '<p>小订为您保留一款车型的名额，锁单之前随时可退。大订则预订您选配好的那一辆。</p>',
      '<ol><li><strong>定金</strong>：当日价格为您保留。</li><li><strong>锁单</strong>：通知工厂，此后不再更改。</li><li><strong>合同</strong>：写明交付周，以及我们未能履约时如何处理。</li><li><strong>尾款</strong>：一次付清、分笔支付或由银行贷款。</li><li><strong>交付</strong>：就近的交付中心，时间由您。</li></ol>',
      '<p>每一步，订单上都有一位具名的联系人。请打给他们，号码就是为此留的。</p>',
    ],
    { slideStyle: SlideStyle.none },
  ),
  'first-hour': body(
    [
      '<p>Take the hour. The car will be yours for years, and it is easier to set it up while somebody stands beside you who knows where everything is.</p>',
      '<ol><li>Seat, wheel, mirrors. Then save them: the key remembers.</li><li>Say “I am cold”, “take me home”, and “what is that light”. It knows all three.</li><li>Switch off the chime for the belt on the rear seats, if you carry a dog.</li></ol>',
    ],
    [
      '<p>请留出这一个小时。车会陪您很多年，趁身边有人熟悉一切，设置起来最容易。</p>',
      '<ol><li>座椅、方向盘、后视镜，调好后保存：钥匙会记住。</li><li>说一句“我冷”、“带我回家”、“这个灯是什么意思”，它都听得懂。</li><li>如果后排坐的是狗，可以关掉后排安全带提示音。</li></ol>',
    ],
    { modelId: 'vela-7' },
  ),
  'lakeside-night-drive': body(
    [
      '<p>We meet for tea at half past six, forty cars and their people. At seven the lights go low and the first one leaves; nobody overtakes.</p>',
      '<p>The loop is 38 km long. Half way there is a jetty where everything is switched off for five minutes, the phones included.</p>',
      '<p>It ends with a slow charge and a warm bowl of noodles.</p>',
    ],
    [
      '<p>傍晚六点半，四十辆车和它们的主人先喝一杯茶。七点，灯光放低，第一辆出发，谁也不超车。</p>',
      '<p>环湖一圈 38 公里。半途有一处码头，在那里关掉一切五分钟，手机也不例外。</p>',
      '<p>最后，以一次慢充和一碗热汤面收尾。</p>',
    ],
  ),
  'open-house-chengdu': body(
    [
      '<p>Both models stand in the courtyard, and nobody will ask for your number. Sit in them as long as you like; the tea is on the veranda.</p>',
      '<p>Test drives go on until nine. Bring your driving licence, and the person whose opinion counts.</p>',
    ],
    [
      '<p>两款车都在院中，没有人会问您要电话。想坐多久就坐多久，茶在檐下。</p>',
      '<p>试驾到晚上九点。请带上驾驶证，以及那位意见最重要的人。</p>',
    ],
  ),
  'ice-driving-heihe': body(
    [
      '<p>A frozen lake forgives almost everything. That is why we teach there: with studded and plain tyres side by side, and an instructor who lets you make the mistake first.</p>',
      '<p>Five exercises, each three times: brake, swerve, brake and swerve, circle, and the one that everybody asks for.</p>',
    ],
    [
      '<p>封冻的湖面几乎原谅一切，所以我们在那里教学：镶钉胎与普通胎并排对比，教练愿意让您先犯错。</p>',
      '<p>五个项目，每项三遍：制动、避让、边制动边避让、绕圈，以及人人都想试的那一个。</p>',
    ],
    { slideStyle: SlideStyle.style2 },
  ),
  'wool-and-leather': body(
    [
      '<p>From the offcuts of the Ink interior you cut, stitch and take home a case for your key. It takes three hours and two pricked fingers.</p>',
      '<p>Twelve places every second Sunday; children from ten with somebody who holds the needle.</p>',
    ],
    [
      '<p>用墨黑内饰的边角料，裁、缝，做一只钥匙包带回家。需要三个小时，和两次被针扎到。</p>',
      '<p>每隔一个周日，限十二席；十岁以上的孩子可由家人陪同参加。</p>',
    ],
  ),
  'fourteen-minutes': body(
    [
      '<p>Two minutes to find the temperature, nine at full power, three to slow down politely. The car begins to warm its battery when you choose a charger as your destination.</p>',
    ],
    ['<p>两分钟找到合适的温度，九分钟满功率，三分钟从容降速。在导航里选定充电站，电池便开始预热。</p>'],
    { modelId: 'vela-7' },
  ),
  'first-light': body(
    [
      '<p>We stood there from four on. The light came at 05:48, stayed for thirteen seconds, and was gone behind a ferry.</p>',
    ],
    ['<p>我们从四点等起。05:48 光来了，停了十三秒，随后隐到渡轮背后。</p>'],
    { modelId: 'vela-7' },
  ),
  'night-mode': body(
    [
      '<p>After sunset the cabin lowers its voice: screens dim to a tenth, the light line goes amber, the fan slows down. It comes by itself, and a tap on the moon ends it.</p>',
    ],
    ['<p>日落之后，座舱放低声音：屏幕调至十分之一亮度，光带转为琥珀色，风扇放缓。它自动开启，点一下月亮便可关闭。</p>'],
  ),
  'four-lakes': body(
    [
      '<p>Leave on Friday after work and you will be at the first one before the mist lifts. The other three are an hour apart.</p>',
    ],
    ['<p>周五下班出发，雾散之前可到第一座湖。其余三座，彼此相距一小时。</p>'],
  ),
}

/** What an article is beside its card; a post is its card. */
export const bodyOf = (id: string): Body => BODIES[id] ?? none
