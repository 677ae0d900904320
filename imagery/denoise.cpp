// Joint non-local means over two independent half renders: the weights found in one half filter the other, so noise never confirms itself.
// Planes are stored one after another; `feature_scale` is what a squared feature difference is divided by;
// pixels are compared `step` apart, up to `reach` steps away.
#include <algorithm>
#include <cmath>
#include <vector>

namespace {

struct Image { const float* data; int w, h; const float* row(int plane, int y) const { return data + ((size_t)plane * h + y) * w; } };

// mean over 2p+1 pixels along a row
void smooth_row(const float* in, float* out, int w, int p) {
  float sum = 0; int n = 0;
  for (int x = 0; x < std::min(w, p); x++) { sum += in[x]; n++; }
  for (int x = 0; x < w; x++) {
    if (x + p < w) { sum += in[x + p]; n++; }
    if (x - p > 0) { sum -= in[x - p - 1]; n--; }
    out[x] = sum / n;
  }
}

}  // namespace

extern "C" void denoise(int w, int h, const float* half_a, const float* half_b, const float* variance, int feature_count, const float* features, const float* feature_scale,
                        float* result, int reach, int patch, int step, float strength) {
  const Image a{half_a, w, h}, b{half_b, w, h}, var{variance, w, h}, feat{features, w, h}, scale{feature_scale, w, h};
  const int band = 16, bands = (h + band - 1) / band;
  const float far = 1e3f;
#pragma omp parallel for schedule(dynamic, 1)
  for (int k = 0; k < bands; k++) {
    const int top = k * band, bottom = std::min(h, top + band), from = std::max(0, top - patch), to = std::min(h, bottom + patch), rows = to - from;
    std::vector<float> dist_a((size_t)rows * w), dist_b((size_t)rows * w), line(w), col_a(w), col_b(w), gate(w);
    std::vector<float> sum_a((size_t)(bottom - top) * w * 3), sum_b(sum_a.size()), weight_a((size_t)(bottom - top) * w), weight_b(weight_a.size());
    for (int j = -reach; j <= reach; j++) for (int i = -reach; i <= reach; i++) {
      if (i * i + j * j > reach * (reach + 1)) continue;
      const int dx = i * step, dy = j * step;
      const int x0 = std::max(0, -dx), x1 = std::min(w, w - dx);
      // how unlike is the pixel at (dx, dy), beyond what noise explains
      for (int y = from; y < to; y++) {
        float* da = &dist_a[(size_t)(y - from) * w]; float* db = &dist_b[(size_t)(y - from) * w];
        std::fill(da, da + w, far); std::fill(db, db + w, far);
        const int yq = y + dy;
        if (yq < 0 || yq >= h) continue;
        std::fill(da + x0, da + x1, 0.f); std::fill(db + x0, db + x1, 0.f);
        for (int c = 0; c < 3; c++) {
          const float *pa = a.row(c, y), *pb = b.row(c, y), *v = var.row(c, y), *qa = a.row(c, yq) + dx, *qb = b.row(c, yq) + dx, *vq = var.row(c, yq) + dx;
          for (int x = x0; x < x1; x++) {
            const float expected = v[x] + std::min(v[x], vq[x]), norm = 1.f / (3.f * (1e-7f + strength * strength * (v[x] + vq[x])));
            const float ea = pa[x] - qa[x], eb = pb[x] - qb[x];
            da[x] += (ea * ea - expected) * norm; db[x] += (eb * eb - expected) * norm;
          }
        }
      }
      for (int y = 0; y < rows; y++) for (auto* d : {&dist_a, &dist_b}) {
        float* p = &(*d)[(size_t)y * w];
        smooth_row(p, line.data(), w, patch);
        std::copy(line.begin(), line.end(), p);
      }
      for (int y = top; y < bottom; y++) {
        const int yq = y + dy;
        if (yq < 0 || yq >= h) continue;
        // features: the worst mismatch decides
        std::fill(gate.begin(), gate.end(), 0.f);
        for (int f = 0; f < feature_count; f++) {
          const float *p = feat.row(f, y), *q = feat.row(f, yq) + dx, *s = scale.row(f, y);
          for (int x = x0; x < x1; x++) { const float d = p[x] - q[x]; gate[x] = std::max(gate[x], d * d / s[x]); }
        }
        std::fill(col_a.begin(), col_a.end(), 0.f); std::fill(col_b.begin(), col_b.end(), 0.f);
        const int ya = std::max(from, y - patch), yb = std::min(to, y + patch + 1);
        for (int yy = ya; yy < yb; yy++) {
          const float *da = &dist_a[(size_t)(yy - from) * w], *db = &dist_b[(size_t)(yy - from) * w];
          for (int x = 0; x < w; x++) { col_a[x] += da[x]; col_b[x] += db[x]; }
        }
        const float mean = 1.f / (yb - ya);
        float *wa = &weight_a[(size_t)(y - top) * w], *wb = &weight_b[(size_t)(y - top) * w], *sa = &sum_a[(size_t)(y - top) * w * 3], *sb = &sum_b[(size_t)(y - top) * w * 3];
        const float *qa[3], *qb[3];
        for (int c = 0; c < 3; c++) { qa[c] = a.row(c, yq) + dx; qb[c] = b.row(c, yq) + dx; }
        for (int x = x0; x < x1; x++) {
          const float ka = std::exp(-std::max(0.f, std::max(col_a[x] * mean, gate[x]))), kb = std::exp(-std::max(0.f, std::max(col_b[x] * mean, gate[x])));
          wa[x] += kb; wb[x] += ka;  // crossed
          for (int c = 0; c < 3; c++) { sa[x * 3 + c] += kb * qa[c][x]; sb[x * 3 + c] += ka * qb[c][x]; }
        }
      }
    }
    for (int y = top; y < bottom; y++) for (int x = 0; x < w; x++) {
      const size_t i = (size_t)(y - top) * w + x;
      for (int c = 0; c < 3; c++) {
        const float va = weight_a[i] > 1e-6f ? sum_a[i * 3 + c] / weight_a[i] : a.row(c, y)[x], vb = weight_b[i] > 1e-6f ? sum_b[i * 3 + c] / weight_b[i] : b.row(c, y)[x];
        result[((size_t)c * h + y) * w + x] = .5f * (va + vb);
      }
    }
  }
}
