import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { globSync } from 'tinyglobby'
const built=(n:string)=>globSync(`dist/assets/${n}-????????.js`)[0] ?? (()=>{throw new Error(n)})()
function w(files:string[],seen=new Set<string>()){for(const f of files){if(seen.has(f))continue;seen.add(f);const {module}=parseSync(f,readFileSync(f,'utf8'));w(module.staticImports.map((m:any)=>join(dirname(f),m.moduleRequest.value)),seen)}return [...seen]}
const html=readFileSync('dist/index.html','utf8');const start=/<script type="module"[^>]* src="\/(assets\/[^"]+)"/.exec(html)![1]
for (const page of ['orders-page','dashboard-page']){const fs=w([`dist/${start}`,built(page),built('en')]);console.log(page,fs.length,fs.reduce((s,f)=>s+gzipSync(readFileSync(f),{level:9}).length,0))}
console.log('en',gzipSync(readFileSync(built('en')),{level:9}).length)
