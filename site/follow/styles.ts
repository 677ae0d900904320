/** Styles of the page of a request, which comes with them: no other page loads a byte of them. */
export const STYLES = `@layer sections{
.followed{display:grid;gap:var(--gap)}
.followed>*,.followed__side>*{min-width:0}
.followed__side{display:grid;gap:var(--gap);align-content:start}
.followed h2{color:var(--main);font:750 var(--t-h3)/1.2 var(--head);letter-spacing:-.015em;margin:0}
.followed .card{display:grid;gap:1rem;padding:clamp(1.25rem,3vw,2rem);border-radius:var(--r2);background:var(--white);box-shadow:var(--shadow)}
.followed .card>.btn,.followed form>.btn{justify-self:start}
.followed form{display:grid;gap:1rem}
.followed form>.btn{min-width:12rem}
.followed__main{display:grid;gap:var(--gap);align-content:start}
.followed__frame{padding-block:clamp(1.5rem,4vw,3.5rem) var(--rhythm)}
.followed__strip{padding:.9rem var(--gutter);background:var(--accent);color:var(--on-accent);text-align:center;font-weight:650}
.followed__note{padding:1rem 1.25rem;border-inline-start:6px solid var(--success);border-radius:var(--r1);background:var(--tint);font-weight:600}
.followed__note--wrong{border-color:var(--danger);background:var(--white)}
.steps{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;margin:0;padding:0;list-style:none}
.steps li{position:relative;display:grid;padding-inline:.25rem;justify-items:center;gap:.5rem;color:var(--soft);font-size:clamp(.8125rem,3.8vw,1rem);line-height:1.25;text-align:center;overflow-wrap:normal}
.steps li::before{content:"";z-index:1;width:1.5rem;height:1.5rem;border:2px solid var(--edge);border-radius:50%;background:var(--white)}
.steps li+li::after{content:"";position:absolute;top:.6875rem;right:50%;width:100%;height:2px;background:var(--line)}
.steps [data-state=done]::before{border-color:var(--main);background:var(--main)}
.steps [data-state=now]::before{border:.4rem solid var(--main)}
.steps :is([data-state=done],[data-state=now])::after{background:var(--main)}
.steps [data-state=now]{color:var(--main);font-weight:700}
.followed__when{color:var(--main);font-weight:700}
.followed__office{display:flex;gap:.9rem;align-items:center}
.followed__office .icon{flex:none;width:1.5rem;height:1.5rem;color:var(--highlight-text)}
.followed__office a{font-weight:700;font-variant-numeric:tabular-nums}
.asked-list{display:grid;gap:.9rem;margin:0}
.asked-list dt{color:var(--soft);font-size:var(--t-xs)}
.asked-list dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
.quote-sheet table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
.quote-sheet :is(th,td){padding:.7rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;font-weight:400;overflow-wrap:anywhere}
.quote-sheet :is(th,td)+td{padding-inline-start:1rem;text-align:end;white-space:nowrap}
.quote-sheet small{display:block;color:var(--soft);font-size:var(--t-xs)}
.quote-sheet :is(.quote-sheet__total,.quote-sheet__gst) :is(th,td){border:0;padding-block:.35rem}
.quote-sheet .quote-sheet__total :is(th,td){padding-top:1rem;color:var(--main);font:800 var(--t-h3)/1.2 var(--head)}
.quote-sheet__greeting{white-space:pre-line}
.followed details{border-top:1px solid var(--line);padding-top:1rem}
.followed summary{color:var(--highlight-text);font-weight:650;cursor:pointer;min-height:2.75rem;display:flex;align-items:center}
.followed details form{margin-top:.75rem}
.followed__paper{display:none}
@media (max-width:991.98px){.followed__main,.followed__side{display:contents}.followed__office-card{order:1}.followed__act{order:2}.followed__asked{order:3}}
@media (max-width:575px){.followed form>.btn,.followed .card>.btn{width:100%}}
@media (min-width:992px){.followed{grid-template-columns:minmax(0,1.9fr) minmax(18rem,1fr);align-items:start}}
}
@media print{
.followed{display:block}
.followed__paper{display:block;margin:0 0 1rem}
.followed .card{display:block;overflow:visible;box-shadow:none;padding:0;margin:0 0 1.5rem}
.followed .card>*+*{margin-top:.75rem}
.followed h2{break-after:avoid}
.quote-sheet__end{break-inside:avoid}
.quote-sheet :is(th,td){padding-block:.3rem}
.followed__screen,.followed form,.followed details,.followed .btn,.steps,.page-hero .breadcrumb{display:none!important}
.page-hero{background:none}
.page-hero__words{padding:1rem var(--gutter) 0}
.asked-list{grid-template-columns:1fr 1fr;gap:.5rem 2rem}
.page-hero__title{font-size:20pt}
}`;
