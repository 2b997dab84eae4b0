/** Two panes on a wide screen, one at a time on a narrow one. */
export const mailboxStyle = `
:root{color-scheme:light dark;--line:light-dark(#d5dde5,#323d49);--soft:light-dark(#f3f6f9,#1b232c);
--ground:light-dark(#fff,#131a21);--text:light-dark(#1d2733,#e4eaf0);--quiet:light-dark(#55606d,#9fb0c0);
--accent:light-dark(#1f5fa8,#7fb4f0)}
*{box-sizing:border-box}
body{margin:0;height:100dvh;font:16px/1.45 system-ui,sans-serif;color:var(--text);background:var(--ground);
display:grid;grid-template-columns:minmax(18rem,24rem) 1fr}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:-3px}
.messages{overflow:auto;border-right:1px solid var(--line);background:var(--soft)}
.messages header{display:flex;align-items:center;justify-content:space-between;gap:.5rem;padding:1rem;
position:sticky;top:0;background:var(--soft)}
h1,h2{font-size:1.25rem;margin:0}
button{font:inherit;font-size:.875rem;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--line);
border-radius:.5rem;background:var(--ground);color:inherit;cursor:pointer}
ul{list-style:none;margin:0;padding:0}
li a{display:grid;grid-template-columns:1fr auto;gap:.1rem .75rem;padding:.75rem 1rem .75rem 1.75rem;
position:relative;color:inherit;text-decoration:none;border-top:1px solid var(--line)}
li a:hover{background:light-dark(#e9eff5,#222c37)}
li a[aria-current]{background:light-dark(#dde9f6,#1d3349)}
.to,.subject{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-width:0}
.subject{grid-column:1/-1}
.to,time{color:var(--quiet);font-size:.875rem}
.unread .to,.unread .subject{font-weight:600;color:var(--text)}
.dot{position:absolute;left:.65rem;top:1.1rem;width:.55rem;height:.55rem;border-radius:50%;background:var(--accent)}
.dot span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
em{font-style:normal;font-size:.8125rem;color:light-dark(#b3261e,#ff9a92)}
.message{display:flex;flex-direction:column;min-width:0;overflow:auto}
.message header{padding:1rem 1.5rem;border-bottom:1px solid var(--line)}
.message h1{margin-bottom:.25rem;overflow-wrap:anywhere}
.message header p{margin:0;color:var(--quiet);overflow-wrap:anywhere}
.views{display:flex;gap:.5rem;padding-top:.5rem}
.views a{padding:.5rem .75rem;min-height:2.75rem;border-radius:.5rem;text-decoration:none;display:flex;align-items:center}
.views a[aria-current]{background:var(--soft);color:var(--text);font-weight:600}
.back{display:none;padding:.75rem 0}
iframe{flex:1;min-height:20rem;border:0;background:#fff;color-scheme:light}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:1.5rem;max-width:48rem}
.empty,.none{place-content:center;text-align:center;color:var(--quiet);padding:2rem}
@media(max-width:47rem){
body{grid-template-columns:1fr}
body.open .messages,body:not(.open) .message{display:none}
.messages{border-right:0}
.message header{padding:.25rem 1rem 1rem}
.back{display:inline-block}
pre{padding:1rem}
}`
