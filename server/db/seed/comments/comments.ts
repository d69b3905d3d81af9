/** Something that an author of the demo says under an article, in both languages. */
interface SaidBy {
  by: 'vela-design' | 'vela-lab' | 'lin-qiao' | 'gao-feng' | 'xu-ran' | 'zhou-yining' | 'yuki'
  says: string
  zh: string
  /** How long after the article, or after what it answers. */
  minutes: number
}

/** A comment of the demo with its answers. */
interface Thread extends SaidBy {
  likes: number
  /** Each may answer another answer of the thread, by its place. */
  replies?: readonly (SaidBy & { answers?: number })[]
}

/** What is said under the demo's articles, by the article. */
export const comments: Readonly<Record<string, readonly Thread[]>> = {
  'quiet-cabin': [
    {
      by: 'lin-qiao',
      says: 'Sat in it at Jing’an on Sunday. The light line dims at night: lovely.',
      zh: '周日在静安店坐过。夜里光带会自己变暗，真好。',
      minutes: 6,
      likes: 64,
      replies: [
        {
          by: 'vela-design',
          says: 'Glad you noticed. It reads the cabin camera, not the road.',
          zh: '您看出来了。它看的是座舱摄像头，不是路面。',
          minutes: 5,
        },
        { by: 'xu-ran', says: 'In row two as well?', zh: '第二排也会吗？', minutes: 9, answers: 0 },
        {
          by: 'vela-design',
          says: 'In row two as well, a little later than in front.',
          zh: '第二排也会，比前排晚一点。',
          minutes: 14,
          answers: 1,
        },
        { by: 'gao-feng', says: 'Mine dims in tunnels, too.', zh: '我的车进隧道也会暗。', minutes: 20 },
        { by: 'yuki', says: 'Then I sit in row two.', zh: '那我坐第二排。', minutes: 26, answers: 2 },
      ],
    },
    {
      by: 'gao-feng',
      says: 'Is the Dune leather easy to clean with two kids?',
      zh: '家里两个孩子，沙丘色皮面好打理吗？',
      minutes: 18,
      likes: 18,
      replies: [
        {
          by: 'zhou-yining',
          says: 'A damp cloth does it. Ballpoint needs a second go.',
          zh: '湿布一擦就好，圆珠笔要擦两遍。',
          minutes: 12,
        },
      ],
    },
    {
      by: 'xu-ran',
      says: 'Nine seams fewer, and I cannot find the tenth.',
      zh: '少了九道缝，第十道我还没找到。',
      minutes: 31,
      likes: 9,
    },
  ],
  'dawn-copper': [
    {
      by: 'zhou-yining',
      says: 'At seven in the morning it is another car. I was late for work because of it.',
      zh: '早上七点像换了一台车，看得我上班迟到。',
      minutes: 95,
      likes: 41,
      replies: [
        {
          by: 'vela-design',
          says: 'We have heard worse reasons.',
          zh: '比这更说不过去的理由，我们也听过。',
          minutes: 40,
        },
      ],
    },
    {
      by: 'yuki',
      says: 'Does it show dust?',
      zh: '显脏吗？',
      minutes: 240,
      likes: 6,
      replies: [
        { by: 'lin-qiao', says: 'Less than white, more than grey.', zh: '比白色耐脏，不如灰色。', minutes: 55 },
      ],
    },
  ],
  'drag-0199': [
    {
      by: 'gao-feng',
      says: 'Which two ideas? The tail is one, I guess.',
      zh: '哪两个想法？车尾应该算一个。',
      minutes: 180,
      likes: 12,
      replies: [
        {
          by: 'vela-lab',
          says: 'The tail, and the wheels that close. The handles only look good.',
          zh: '车尾，还有会闭合的轮毂。门把手只是好看。',
          minutes: 60,
        },
      ],
    },
  ],
  'six-seats-two-tents': [
    {
      by: 'xu-ran',
      says: 'Where does the luggage go with the dog in row three?',
      zh: '狗在第三排，行李放哪儿？',
      minutes: 35,
      likes: 14,
      replies: [
        { by: 'lin-qiao', says: 'Under the dog.', zh: '狗下面。', minutes: 10 },
        { by: 'zhou-yining', says: 'Saved for the next trip.', zh: '下次出门照着学。', minutes: 25, answers: 0 },
        { by: 'yuki', says: 'Ours weighs as much as a tent.', zh: '我家那只有一顶帐篷那么重。', minutes: 48 },
      ],
    },
    {
      by: 'gao-feng',
      says: '23 percent after 412 km, with six aboard? Mine would be happy with that alone.',
      zh: '坐满六个人，412 公里还剩 23%？我一个人开都没这么省。',
      minutes: 70,
      likes: 8,
    },
  ],
  'good-noodles': [
    {
      by: 'zhou-yining',
      says: 'The cat has a name. It is Ampere.',
      zh: '那只猫有名字，叫安培。',
      minutes: 120,
      likes: 33,
    },
  ],
}
