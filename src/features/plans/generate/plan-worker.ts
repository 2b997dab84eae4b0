import { answerPlanQuestion } from '#domain/plan/messages.ts'

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  postMessage({ missing: answerPlanQuestion(data) ?? [] })
})
