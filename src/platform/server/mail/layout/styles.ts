/**
 * The styles of mail. They are inline, because many mail programs ignore `<style>`. `<style>` contains only what cannot be
 * inline: the dark colours, and the padding on narrow screens.
 */
import { dark, light } from './colours.ts'

const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const sans = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Buttons, and links alone on their line, are at least 44 px high: their line height plus their padding. */
export const styles = {
  body: `margin:0;padding:0;background:${light.paper};color-scheme:light dark`,
  paper: `padding:32px 16px;background:${light.paper};${sans}`,
  preview: `display:none;max-height:0;overflow:hidden;color:${light['ink-soft']};mso-hide:all`,
  column: 'max-width:560px;margin:0 auto',
  name: `margin:0 0 16px 8px;color:${light.accent};font-size:21px;line-height:1.25;font-weight:600;${serif}`,
  card: `padding:32px 28px;background:${light.card};border:1px solid ${light.line};border-radius:24px`,
  heading: `margin:0 0 20px;color:${light.ink};font-size:30px;line-height:1.2;font-weight:600;${serif}`,
  paragraph: `margin:0 0 16px;color:${light.ink};font-size:17px;line-height:1.5`,
  item: `margin:0;padding:12px 0 16px;border-top:1px solid ${light.line}`,
  line: `margin:0;padding:8px 0;color:${light.ink};font-size:17px;line-height:28px;font-weight:600`,
  lineLink: `display:inline-block;padding:8px 0;color:${light.accent};font-size:17px;line-height:28px;font-weight:600`,
  quote: `margin:4px 0 8px;padding:4px 0 4px 16px;border-left:3px solid ${light.apricot};color:${light.ink};font-size:17px;line-height:1.5`,
  pictures: 'margin:8px 0 0;font-size:0;line-height:0',
  picture: `display:inline-block;width:auto;max-width:100%;height:120px;margin:0 8px 8px 0;border:0;border-radius:12px;background:${light.well};color:${light['ink-soft']};font-size:15px;line-height:20px;object-fit:cover`,
  button: `display:inline-block;padding:14px 28px;background:${light.accent};border-radius:12px;color:${light['on-accent']};font-size:17px;line-height:24px;font-weight:600;text-decoration:none`,
  soft: `margin:20px 0 0;color:${light['ink-soft']};font-size:15px;line-height:1.5`,
  address: `color:${light.accent};word-break:break-all`,
  footer: 'padding:16px 8px 0',
  footerLine: `margin:0 0 8px;color:${light['ink-soft']};font-size:15px;line-height:1.5`,
  footerLink: `display:inline-block;padding:12px 0;color:${light['ink-soft']};font-size:15px;line-height:20px`,
} as const

const colour = (name: keyof typeof dark) => `color:${dark[name]}!important`
const ground = (name: keyof typeof dark) => `background:${dark[name]}!important`
const border = (name: keyof typeof dark) => `border-color:${dark[name]}!important`

export const styleSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{${ground('paper')}}
.card{${ground('card')};${border('line')}}
.line{${border('line')}}
.ink{${colour('ink')}}
.soft{${colour('ink-soft')}}
.accent{${colour('accent')}}
.quote{${colour('ink')};${border('apricot')}}
.picture{${ground('well')};${colour('ink-soft')}}
.button{${ground('accent')};${colour('on-accent')}}
}
@media (max-width:480px){
.card{padding:28px 20px!important}
}`
