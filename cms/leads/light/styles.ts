/** The light pages' styles, in the company's colours; they come with the document, which then needs no second request to be seen. */
export const STYLES = `
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;padding:.25rem max(1rem,50% - 20rem);background:var(--main);color:var(--soft-on-main)}
header nav{flex:none}
header span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
header a{display:inline-block;padding:.6rem .9rem .6rem 0;color:#fff;font-weight:600}
main,#kept{max-width:42rem;margin:0 auto;padding:1rem}
#kept{position:sticky;bottom:0;padding-block:.5rem}
#kept:empty{display:none}
#kept p{margin:.25rem 0}
html{scroll-padding-bottom:7rem}
h1,h2{color:var(--main);line-height:1.2;margin:1.5rem 0 .5rem}
h1{font-size:1.6rem;margin-top:.25rem}
p+h1{margin-top:1rem}
h2{font-size:1.15rem}
small{color:var(--soft);font-weight:400}
p{margin:.5rem 0}
:focus-visible{outline:3px solid var(--highlight-text);outline-offset:2px}
header :focus-visible{outline-color:#fff}
.plain{color:var(--highlight-text);display:inline-block;padding:.5rem 0}
.time{display:inline-block;margin:.15rem .4rem .15rem 0;padding:.1rem .6rem;border-radius:1rem;background:var(--tint);color:var(--ink);font-size:.9rem}
.overdue,.soon{background:var(--accent);color:var(--on-accent);font-weight:600}
.overdue::before{content:"! "}
.rows,.notes{list-style:none;margin:0;padding:0}
.rows li{display:flex;gap:.5rem;align-items:stretch;margin:.5rem 0}
.rows .act{flex:none;width:4.75rem;padding:0}
.row{flex:1;min-width:0;padding:.7rem .9rem;border:1px solid var(--line);border-radius:.7rem;background:#fff;color:var(--ink);text-decoration:none}
.row strong,.row>span:not(.time){display:block}
.row strong{color:var(--main);font-size:1.1rem}
.empty{padding:2rem 1rem;border:1px dashed var(--edge);border-radius:.7rem;text-align:center}
.alarm{padding:.7rem 1rem;border-radius:.7rem;background:#a3192c;color:#fff}
.reach{display:flex;flex-wrap:wrap;gap:.5rem;margin:1rem 0}
.act,summary,.replies button{display:flex;align-items:center;justify-content:center;min-height:3rem;padding:.4rem 1rem;border:1px solid var(--edge);border-radius:.7rem;background:#fff;color:var(--main);font:inherit;font-weight:600;line-height:1.2;text-align:center;text-decoration:none;cursor:pointer}
.reach .act{flex:1 1 5.5rem;padding:.4rem .25rem;white-space:nowrap}
.reach .next,.reach .wide{flex:1 0 100%}
form .act{width:100%}
.next{min-height:4.5rem;border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-size:1.35rem}
.states{padding-left:1.2rem;color:var(--soft)}
main>details,.screen>details{margin:.6rem 0}
blockquote{margin:1rem 0;padding:.8rem 1rem;border-left:4px solid var(--highlight);background:#fff;white-space:pre-line}
.acts>*{margin:.6rem 0}
details form{padding:.25rem .75rem .75rem}
details[open]{border:1px solid var(--line);border-radius:.7rem;background:#fff}
summary{justify-content:flex-start;list-style:none}
summary::after{content:"+";margin-left:auto;font-size:1.4rem}
details[open] summary{border-color:transparent}
details[open] summary::after{content:"–"}
summary::-webkit-details-marker{display:none}
label{display:block;margin:.6rem 0 .25rem;font-weight:600}
input,textarea,select{width:100%;min-height:3rem;margin:0 0 .6rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:#fff;color:var(--ink);font:inherit}
fieldset{margin:.5rem 0;padding:0;border:0}
legend{padding:0;font-weight:600}
.box{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;margin:0;font-weight:400}
.box input{flex:none;width:1.3rem;min-height:1.3rem;margin:0;accent-color:var(--main)}
#rings{margin-top:2rem;padding-top:.5rem;border-top:1px solid var(--line)}
#rings .act[hidden]{display:none}
#rings .act{width:100%;margin:.5rem 0}
.devices{list-style:none;margin:.5rem 0;padding:0}
.devices li{margin:.5rem 0;padding:.7rem .9rem;border:1px solid var(--line);border-radius:.7rem;background:#fff}
.devices .own{border:2px solid var(--highlight)}
.devices p{margin:0}
.devices small{display:block}
.devices form{display:flex;gap:.5rem}
#rings .devices .act{flex:1;margin:.5rem 0 0}
.days{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0}
.days .act{flex:1 1 5rem;width:auto;padding:.4rem .25rem;white-space:nowrap}
.times{display:flex;gap:.75rem}
.times>*{flex:1}
[hidden]{display:none!important}
.replies{display:flex;flex-wrap:wrap;gap:0 .5rem;align-items:center}
.replies label{flex:1 0 100%}
.replies select{flex:1;min-width:8rem;margin:0}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(5.5rem,1fr));gap:.5rem;list-style:none;margin:1rem 0;padding:0}
.photos a{display:block}
.photos img{display:block;width:100%;height:auto;border:1px solid var(--line);border-radius:.7rem;background:#fff}
dl{display:grid;grid-template-columns:minmax(6rem,auto) 1fr;gap:.4rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;white-space:pre-line}
.notes li{margin:.5rem 0;padding:.5rem .9rem;border:1px solid var(--line);border-radius:.7rem;background:#fff}
.notes p{margin:0;white-space:pre-line}
.line{display:flex;flex-wrap:wrap;gap:0 .6rem;position:relative;min-width:0;margin:.6rem 0;padding:.25rem .75rem .5rem;border:1px solid var(--line);border-radius:.7rem;background:#fff}
.line legend{padding:0 .3rem;color:var(--soft);font-size:.9rem}
.line label{margin:.2rem 0}
.line span{flex:1 1 7rem}
.line span:first-of-type{flex:1 0 100%}
.line span:nth-of-type(2){flex:0 0 6rem}
.remove{position:absolute;top:-.4rem;right:.25rem;min-height:2.25rem;padding:0 .5rem;border:0;background:none;color:var(--highlight-text);font:inherit;text-decoration:underline;cursor:pointer}
@media (min-width:40rem){.line{flex-wrap:nowrap;align-items:end}.line span:first-of-type{flex:1 1 14rem}.line span:nth-of-type(3){flex:0 0 10rem}.line .remove{position:static;min-height:3rem;margin-bottom:.6rem;padding:0}}
.versions{list-style:none;margin:.25rem 0;padding:0}
[aria-invalid]{border:2px solid var(--accent)}
.total{margin-top:1rem;font-size:1.25rem;font-weight:700;color:var(--main)}
.check{display:flex;align-items:center;gap:.6rem}
.check input{width:1.6rem;min-height:1.6rem;margin:0;flex:none}
.check label{margin:0;padding:.6rem 0;flex:1}
.quote .act{width:100%}
.bill{list-style:none;margin:1rem 0 0;padding:0;border-top:1px solid var(--line)}
.bill li{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
.bill li>span:last-child{flex:none;font-variant-numeric:tabular-nums}
.meanwhile{padding:0 .75rem}
[hidden]{display:none!important}
.saved,.refused,.kept{padding:.7rem 1rem;border-radius:.7rem;background:var(--tint)}
.refused,.kept{background:#fff;border:2px solid var(--accent)}
.saved a,.kept a,.refused a{color:var(--highlight-text)}
@media print{
body,header{background:none;color:#000}
main{max-width:none;padding:0}
header nav,.acts,.act,.screen,.replies,button,p>.plain,form:not([data-act=quote]),main>details,#kept,#rings{display:none!important}
h1,h2,dt,.notes p,.bill li:last-child{break-after:avoid}
.bill li{break-inside:avoid}
}
@media (prefers-reduced-motion:no-preference){.act:active{transform:scale(.98)}}
`;
